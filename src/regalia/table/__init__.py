"""Tables at which people and bots play: the log of entries is the truth, a table is its fold."""

# The pages in the browser, whatever the game

page-home = Home
page-skip = To the content
page-guest = Guest
page-rule = Rule { $rule }
page-rules = Rules
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-again = Try again
page-you = you
page-out-of-reach = The server cannot be reached. Is it running?
page-lost-title = Nothing here
page-lost = There is no such page. The tables are where they were.

## Preferences

page-preferences = Preferences
page-language = Language
page-theme = Look
page-theme-choice = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the device
}
page-motion = Motion
page-motion-choice = { $motion ->
    [on] on
    [off] off
   *[auto] as the device
}
page-my-turn-signal = When it is my turn
page-sound = a sound
page-notification = a notification

## At a table

page-closed-title = This table is not open to you
page-connection-lost = Connection lost; looking for the table again …
page-skip-ahead = Show at once
page-title-my-turn = Your turn: { $title }
page-people = At the table
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-gain = { $points ->
    [0] ±0
   *[other] +{ $points }
}
page-seat-bot = bot, { $bot }
page-seat-away = { $why ->
    [time] out of time; { $bot } plays
    [resigned] has resigned; { $bot } plays
    [left] has left; { $bot } plays
   *[asked] away; { $bot } plays
}
page-seat-here = here
page-seat-not-here = not connected
page-time-left = { $time } left
page-choices = What you can do
page-choices-in-words = In words
page-menu = More
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-free-help = Takes back your last move at once: nobody has acted and nothing was learnt since.
page-undo-ask-help = Somebody has acted or something was learnt since your last move: the others are asked.
page-undo-asked = { $name } asks to take back a move.
page-undo-waiting = Waiting for the others’ answer
page-away = Let a bot play for me
page-back = Play myself again
page-resign = Resign
page-resign-sure = A bot plays on for you to the end, and you cannot come back. Resign?
page-transcript = Download the record
page-commitment = The shuffle is sealed by
page-seed = Seed
page-salt = Salt
page-log = What happened
page-log-filter = Show
page-log-all = everything
page-log-plays = the game
page-chat = chat
page-chat-say = Say something …
page-send = Send

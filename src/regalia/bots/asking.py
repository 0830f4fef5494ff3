"""Template: one choice of a bot, asked for from Python."""

from regalia.bots.choose import choose
from regalia.engine.compiled import Array, compiled
from regalia.engine.random import BOT_STREAM, seed_with_key


@compiled
def ask_bot(
    kind: int,
    hidden: Array,
    seat: int,
    out: Array,
    desk: Array,
    lists: Array,
    generator: Array,
    key: Array,
) -> int:
    """The action a bot takes for the seat in hidden[0]."""
    seed_with_key(generator[0], key, BOT_STREAM)
    return choose(kind, hidden, 0, seat, out, desk, lists, generator[0])

"""Royals in the terminal: the courts as rows of one table, the fight and the own hand below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards import ACTING, LONGEST_NAME, NAME_STYLES, Board, seats_from
from regalia.engine.game import Move
from regalia.games.royals_cards.actions import CARDS, FROM_LETTERS
from regalia.games.royals_cards.data import SUIT_SIGNS
from regalia.games.royals_cards.facts import FACTS
from regalia.games.royals_cards.view import Court, RoyalsCardsView
from regalia.words import Words

RED, BLACK = "bold red", "bold bright_white"
BACK = "▒"
"""A card that lies face down."""
BOTTOM, ATTACKER, DEFENDER = "↓", "⚔", "⛨"
STYLES = {suit.sign: RED if suit.red else BLACK for suit in FACTS.suits}
RANKS = "|".join({card.rank for card in FACTS.cards})
PATTERNS = {rf"\b({RANKS}){sign}": style for sign, style in STYLES.items()}
LEGEND = (
    ACTING,
    ("K♥ 9", RED, "royals-cards-legend-royal"),
    ("9♦ 9♥", RED, "royals-cards-legend-red"),
    ("9♣ 9♠", BLACK, "royals-cards-legend-black"),
    ("9", "underline", "royals-cards-legend-named"),
    (BACK, "", "royals-cards-legend-back"),
    (ATTACKER, "", "royals-cards-legend-attacker"),
    (DEFENDER, "", "royals-cards-legend-defender"),
    (BOTTOM, "", "royals-cards-legend-bottom"),
)


def draw(view: RoyalsCardsView, words: Words, names: Sequence[str]) -> Group:
    parts: list[RenderableType] = [draw_title(view, words), draw_courts(view, words, names)]
    parts += draw_known(view, words, names)
    if view.decision in ("pair", "lose"):
        parts.append(draw_fight(view, words))
    if view.seat >= 0:
        parts.append(draw_hand(view, words))
    return Group(*parts)


def draw_title(view: RoyalsCardsView, words: Words) -> Text:
    turn = "royals-cards-table-turn-of" if view.limit else "royals-cards-table-turn"
    return Text.assemble(
        (words(turn, turn=view.turn, limit=view.limit), "bold"),
        ("   " + words("royals-cards-table-goal", goal=view.goal), "dim"),
    )


def draw_courts(view: RoyalsCardsView, words: Words, names: Sequence[str]) -> Table:
    """A row for each player, the viewer's first."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME + 4)
    for column in ("points", "royals", "committed", "hand-count", "pile", "discards"):
        number = column not in ("royals", "committed")
        heading = words(f"royals-cards-table-{column}")
        table.add_column(heading, justify="right" if number else "left", no_wrap=number)
    for seat in seats_from(view):
        court = view.courts[seat]
        table.add_row(
            draw_name(view, seat, names),
            draw_points(view, court),
            draw_royals(view, seat),
            cards(court.revealed) if court.revealed else Text(BACK * court.committed),
            str(court.hand),
            str(court.pile),
            str(len(court.discards)),
        )
    return table


def draw_name(view: RoyalsCardsView, seat: int, names: Sequence[str]) -> Text:
    """An arrow for who is to act, swords and a shield for who fights whom."""
    mark = "▶ " if seat in view.acting else "  "
    fighting = view.defender >= 0
    attacks = fighting and seat == view.active
    sign = f" {ATTACKER}" if attacks else f" {DEFENDER}" if seat == view.defender else ""
    return Text(mark + names[seat] + sign, NAME_STYLES[seat])


def draw_points(view: RoyalsCardsView, court: Court) -> Text:
    return Text(str(court.points), "bold green" if court.points >= view.goal else "bold")


def draw_royals(view: RoyalsCardsView, seat: int) -> Text:
    """Each Royal with its points; the one an assassin has named is underlined."""
    row = Text()
    for royal in view.courts[seat].royals:
        named = seat == view.defender and royal.face == view.target
        row.append_text(card(royal.face))
        row.append(" ").append(str(royal.points), "underline" if named else "").append("  ")
    row.rstrip()
    return row


def draw_known(view: RoyalsCardsView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """Cards of others that everybody knows: those in hand, and those at the bottom of the pile."""
    known = Text()
    for seat in seats_from(view):
        court = view.courts[seat]
        if seat == view.seat or not court.known + court.bottom:
            continue
        known.append("   " if known else "").append(f"{names[seat]} ", NAME_STYLES[seat])
        known.append_text(cards(court.known))
        for name in court.bottom:
            known.append(f" {BOTTOM}", "dim").append_text(card(name))
    heading = (f"{words('royals-cards-table-known')}: ", "dim")
    return [Text.assemble(heading, known)] if known else []


def draw_fight(view: RoyalsCardsView, words: Words) -> Text:
    """What is left to pair, or to lose."""
    if view.decision == "lose":
        return Text(f"{words('royals-cards-table-hits')}: {view.hits}", "bold")
    attacks, blocks = (" ".join(map(str, values)) for values in (view.attacks, view.blocks))
    return Text.assemble(
        words("royals-cards-table-attacks") + ": ", (attacks, RED),
        "   " + words("royals-cards-table-blocks") + ": ", (blocks, BLACK),
    )  # fmt: skip


def draw_hand(view: RoyalsCardsView, words: Words) -> Text:
    """The own cards suit by suit, since Royals need cards of one suit."""
    row = Text(words("royals-cards-table-hand") + ":  ", "bold")
    for sign in SUIT_SIGNS:
        suited = [name for name in view.hand if name.endswith(sign)]
        if suited:
            row.append_text(cards(suited)).append("    ")
    if view.committed and view.decision == "commit":
        row.append(words("royals-cards-table-secret") + ":  ", "bold").append_text(
            cards(view.committed)
        )
    return row


def card(name: str) -> Text:
    return Text(name, STYLES[name[-1]])


def cards(names: Sequence[str]) -> Text:
    return Text(" ").join(card(name) for name in names)


def read(line: str, view: RoyalsCardsView, words: Words, names: Sequence[str]) -> Move | None:
    """One card or two, such as `kh 9h`; what is done with them follows from what is asked."""
    typed = [part.upper().translate(FROM_LETTERS) for part in line.split()]
    if not set(typed) <= set(CARDS):
        return None
    match view.decision, typed:
        case "turn", [face, number]:
            return {"play": face, "with": number}
        case "commit", [card]:
            return {"commit": card}
        case "lose", [face]:
            return {"discard": face}
        case "lose", [face, number]:
            return {"replace": face, "with": number}
    return None


BOARD = Board(draw=draw, legend=LEGEND, read=read, highlights=PATTERNS)

"""The laws of the contract, for every registered game, number of players and variant."""

import hashlib
import json
import os
import subprocess
import sys

import msgspec
import numpy as np
import pytest

from conformance import CASES, hidden_bytes, random_play, start, viewers
from regalia import games
from regalia.engine.state import snapshot
from regalia.engine.transcript import Seat, fresh_salt, read, record, restore, verify, write
from regalia.lab.soak import LawBroken, soak, soak_secrets

every_case = pytest.mark.parametrize(("name", "players", "variant"), CASES)
every_game = pytest.mark.parametrize("name", games.NAMES)


@every_case
def test_a_random_game_breaks_no_law_and_ends(name: str, players: int, variant: str) -> None:
    game = games.load(name)

    soak(game, players, game.variants[variant], games=60, seed=1)


@every_case
def test_legal_is_exactly_what_is_not_refused(name: str, players: int, variant: str) -> None:
    match = start(name, players, variant, seed=2)
    for seat, _ in random_play(match, seed=2):
        why_not = match.game.entry_points.why_not
        allowed = [a for a in range(match.game.actions) if not why_not(match._pool, 0, seat, a)]

        assert sorted(match.actions(seat)) == allowed
        for other in set(range(players)) - set(match.acting):
            assert match.actions(other) == []


@every_case
def test_views_survive_hide(name: str, players: int, variant: str) -> None:
    """See(hide(s, seat), seat) == see(s, seat), and the seat has the same choices."""
    match = start(name, players, variant, seed=3)
    for number, _ in enumerate(random_play(match, seed=3)):
        for viewer in viewers(match):
            hidden = match.hidden(viewer, seed=number)

            assert match.game.see(snapshot(hidden[0]), viewer) == match.see(viewer)


@every_case
def test_nobody_can_peek(name: str, players: int, variant: str) -> None:
    """Two states that look the same to a seat are the same bytes after `hide`.

    So whatever is computed from a hidden state can depend on nothing the seat does not know.
    """
    match = start(name, players, variant, seed=4)
    for number, _ in enumerate(random_play(match, seed=4)):
        for viewer in viewers(match):
            one, another = (match.hidden(viewer, seed=1000 + 2 * number + i) for i in range(2))
            hidden = hidden_bytes(match.game, match._pool, viewer, seed=number)

            assert hidden_bytes(match.game, one, viewer, seed=number) == hidden
            assert hidden_bytes(match.game, another, viewer, seed=number) == hidden


@every_case
def test_neither_what_is_asked_nor_what_is_told_gives_a_secret_away(
    name: str, players: int, variant: str
) -> None:
    """In worlds that look alike to a viewer the same public action leads to what looks alike."""
    game = games.load(name)

    soak_secrets(game, players, game.variants[variant], games=60, seed=3)


@pytest.mark.parametrize(("players", "seed"), [(4, 54678), (5, 14155)])
def test_a_free_gift_leaves_room_for_what_binding_deals_brought(players: int, seed: int) -> None:
    """Found by a million games: worlds in which something changed hands by no deal at all."""
    game = games.load("royal-wedding")

    soak(game, players, game.variants["standard"], games=1, seed=seed)


def test_whoever_must_discard_cards_of_one_kind_is_asked_like_anybody() -> None:
    """Found by a million games: a game in which a hand of one kind went down without a question."""
    game = games.load("royals")

    soak_secrets(game, 2, game.variants["standard"], games=1, seed=20071)


def test_a_question_that_depends_on_a_hand_is_found() -> None:
    """A card game in which who has no card to replace another is not asked: it tells as much."""
    plain = in_plain_python("import conformance as c; c.soak_a_telltale_game()")

    assert f"{LawBroken.__name__}: telltale" in plain.stderr
    assert "SECRET_TOLD_TO" in plain.stderr


@every_case
def test_moves_round_trip_through_their_readable_form(
    name: str, players: int, variant: str
) -> None:
    match = start(name, players, variant, seed=5)
    for seat, _ in random_play(match, seed=5):
        for action in match.actions(seat):
            move = match.game.name_action(match.snapshot, seat, action)
            from_file = json.loads(json.dumps(move))

            assert match.game.read_action(match.snapshot, seat, from_file) == action


@every_case
def test_a_transcript_replays_to_the_same_bytes(name: str, players: int, variant: str) -> None:
    match = start(name, players, variant, seed=6)
    for _ in random_play(match, seed=6):
        pass
    data = write(record(match, [Seat("x")] * players, fresh_salt()))

    again = verify(match.game, read(data))

    assert again.state.tobytes() == match.state.tobytes()
    half = restore(match.game, read(data), upto=len(match.played) // 2)
    assert half.played == match.played[: len(match.played) // 2]


@every_case
def test_views_are_json_and_agree_with_the_standing(name: str, players: int, variant: str) -> None:
    match = start(name, players, variant, seed=7)
    for _ in random_play(match, seed=7):
        for viewer in viewers(match):
            view = match.see(viewer)

            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            assert (view.points, view.places) == match.standing()
    assert match.see().acting == []
    assert min(match.standing()[1]) == 1


@every_game
def test_setup_needs_only_the_seed(name: str) -> None:
    """A record used before gives the same game as a fresh one."""
    game = games.load(name)
    players = game.players[0]
    used = start(name, players, "standard", seed=8)
    for _ in random_play(used, seed=8):
        pass
    fresh = start(name, players, "standard", seed=9)

    key = np.frombuffer(fresh.seed, "<u4")
    game.entry_points.start(used._pool, 0, players, key, fresh.options.encode())

    assert used.state.tobytes() == fresh.state.tobytes()


def digest_of_games(name: str, seeds: range) -> str:
    """A hash over every state of a few random games."""
    digest = hashlib.sha256()
    game = games.load(name)
    for seed in seeds:
        players = game.players[seed % len(game.players)]
        variant = list(game.variants)[seed % len(game.variants)]
        match = start(name, players, variant, seed)
        for _ in random_play(match, seed):
            digest.update(match.state.tobytes())
            digest.update(match.hidden(0, seed).tobytes())
        digest.update(match.state.tobytes())
    return digest.hexdigest()


def in_plain_python(code: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


@every_game
def test_compiled_and_plain_agree(name: str) -> None:
    """The same Python functions, uncompiled and with warnings as errors, do the same."""
    plain = in_plain_python(
        f"import test_conformance as t; print(t.digest_of_games({name!r}, range(5)))"
    )

    assert plain.returncode == 0, plain.stderr[-3000:]
    assert plain.stdout.strip() == digest_of_games(name, range(5))

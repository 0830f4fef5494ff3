"""The generator: the published stream, no bias, and one stream never another's."""

from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.engine import random as source
from regalia.engine.compiled import Array, compiled


@compiled
def words_of(pool: Array, count: int, bound: int, out: Array) -> None:
    for i in range(count):
        out[i] = source.below(pool[0], bound)


@compiled
def first_block(pool: Array, rounds: int) -> None:
    source.fill_block(pool[0], rounds)


@compiled
def shuffled(pool: Array, cards: Array, orders: Array) -> None:
    for i in range(len(orders)):
        for j in range(len(cards)):
            orders[i, j] = cards[j]
        source.shuffle(pool[0], orders[i], 0, len(cards))


def generator(seed: bytes = bytes(32), stream: int = 0) -> Array:
    pool = np.zeros(1, source.GENERATOR)
    source.seed_with_key(pool[0], source.key_from_bytes(seed), stream)
    return pool


def test_the_stream_is_chacha8() -> None:
    """The all-zero key's first block, as published with the cipher's test vectors."""
    pool = generator()

    first_block(pool, 8)

    assert pool[0].block.astype("<u4").tobytes().hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_twenty_rounds_give_the_block_of_rfc_8439() -> None:
    """RFC 8439, A.1, test vector 1."""
    pool = generator()

    first_block(pool, 20)

    assert pool[0].block.astype("<u4").tobytes().hex() == (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )


def test_rfc_8439_counter_one_and_a_key_that_is_not_zero() -> None:
    """RFC 8439, A.1, test vectors 2 and 3: the counter, the last bit of the key."""
    pool = generator()
    pool[0].counter = 1
    first_block(pool, 20)
    assert (
        pool[0].block.astype("<u4").tobytes().hex().startswith("9f07e7be5551387a98ba977c732d080d")
    )

    pool = generator(bytes(31) + b"\x01")
    pool[0].counter = 1
    first_block(pool, 20)

    assert (
        pool[0].block.astype("<u4").tobytes().hex().startswith("3aeb5224ecf849929b9d828db1ced4dd")
    )


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52, 60])
def test_numbers_are_uniform(bound: int) -> None:
    out = np.zeros(600_000, np.int64)
    words_of(generator(b"uniform!" * 4), len(out), bound, out)

    counts = np.bincount(out, minlength=bound)
    expected = len(out) / bound
    chi_square = ((counts - expected) ** 2 / expected).sum()
    assert len(counts) == bound
    assert chi_square < bound + 6 * np.sqrt(2 * bound)  # about one in a million


def test_a_large_bound_has_no_modulo_bias() -> None:
    """With bound 3 · 2^29 a plain modulo would give the lower third 3/8."""
    out = np.zeros(300_000, np.int64)
    words_of(generator(b"no bias!" * 4), len(out), 3 << 29, out)

    lower = (out < 1 << 29).mean()
    assert lower == pytest.approx(1 / 3, abs=0.005)


def test_shuffles_are_uniform() -> None:
    orders = np.zeros((240_000, 4), np.int8)
    shuffled(generator(b"shuffles" * 4), np.arange(4, dtype=np.int8), orders)

    codes = orders.astype(np.int64) @ np.array([64, 16, 4, 1])
    counts = [int((codes == np.dot(p, [64, 16, 4, 1])).sum()) for p in permutations(range(4))]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert sum(counts) == 240_000
    assert chi_square < 65  # 23 degrees of freedom: about one in 100,000


def test_dice_are_uniform_and_independent() -> None:
    out = np.zeros(720_000, np.int64)
    words_of(generator(b"two dice" * 4), len(out), 6, out)

    pairs = np.bincount(out[::2] * 6 + out[1::2], minlength=36)
    chi_square = ((pairs - 10_000) ** 2 / 10_000).sum()
    assert chi_square < 85  # 35 degrees of freedom: about one in 100,000


def test_streams_of_one_seed_differ() -> None:
    streams = []
    for stream in (source.TABLE_STREAM, source.HIDE_STREAM, source.BOT_STREAM):
        out = np.zeros(8, np.int64)
        words_of(generator(bytes(32), stream), 8, 1 << 30, out)
        streams.append(tuple(out))

    assert len(set(streams)) == 3


@given(st.integers(0, 2**63 - 1))
def test_a_number_and_its_key_are_the_same_seed(number: int) -> None:
    by_number, by_key = np.zeros(1, source.GENERATOR), np.zeros(1, source.GENERATOR)

    source.seed_with_number(by_number[0], number, 1)
    source.seed_with_key(by_key[0], source.key_from_number(number), 1)

    assert by_number.tobytes() == by_key.tobytes()


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        source.key_from_bytes(b"short")

"""Randomness: the ChaCha8 stream cipher as a generator.

A 256-bit key gives one endless stream of 32-bit words. Nobody who has seen part of the stream
(cards dealt, dice rolled) can work out the rest, so open cards tell nothing about hidden ones.
The words are those of RFC 8439 with 8 rounds instead of 20 and a 64-bit block counter.

`below` turns words into numbers without modulo bias (Lemire, 2019).
"""

from typing import Annotated, Any

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.records import Int64, Numbers, Record, UInt32s

ROUNDS = 8
WORD = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


class Generator(Record):
    """Where a stream of random numbers stands."""

    key: Annotated[UInt32s, 8]
    stream: Annotated[UInt32s, 2]
    counter: Int64
    used: Int64
    block: Annotated[UInt32s, 16]


GENERATOR = Generator.dtype


TABLE_STREAM, HIDE_STREAM, BOT_STREAM = 0, 1, 2
"""What a stream is for: equal seeds used for different ends must not give equal numbers."""


def key_from_bytes(seed: bytes) -> Array:
    """The 256-bit key of a table's secret seed."""
    if len(seed) != 32:
        raise ValueError("a seed has 32 bytes")
    return np.frombuffer(seed, dtype="<u4").astype(np.uint32)


def key_from_number(number: int) -> Array:
    """The key of a simulation's counter seed: the number itself, the rest zero."""
    return key_from_bytes(number.to_bytes(8, "little") + bytes(24))


@compiled
def seed_with_key(rng: Generator, key: Numbers, stream: int) -> None:
    for i in range(8):
        rng.key[i] = key[i]
    rng.stream[0] = stream
    rng.stream[1] = 0
    rng.counter = 0
    rng.used = 16
    for i in range(16):
        rng.block[i] = 0


@compiled
def seed_with_number(rng: Generator, number: int, stream: int) -> None:
    for i in range(2, 8):
        rng.key[i] = 0
    rng.key[0] = number & WORD
    rng.key[1] = (number >> 32) & WORD
    seed_with_key(rng, rng.key, stream)


@compiled
def wide(word: Any) -> Any:
    """A 32-bit word as a signed number that has room for sums and shifts of it."""
    return np.int64(word)


@compiled
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """RFC 8439, 2.1, in 64-bit integers cut back to 32 bits."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@compiled
def fill_block(rng: Generator, rounds: int) -> None:
    """RFC 8439, 2.3: the next 16 words of the stream."""
    key, low, high = rng.key, rng.counter & WORD, (rng.counter >> 32) & WORD
    a0, a1, a2, a3 = CONSTANTS
    b0, b1, b2, b3 = wide(key[0]), wide(key[1]), wide(key[2]), wide(key[3])
    c0, c1, c2, c3 = wide(key[4]), wide(key[5]), wide(key[6]), wide(key[7])
    d0, d1, d2, d3 = low, high, wide(rng.stream[0]), wide(rng.stream[1])
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    put_row(
        rng.block, 0, a0 + CONSTANTS[0], a1 + CONSTANTS[1], a2 + CONSTANTS[2], a3 + CONSTANTS[3]
    )
    put_row(rng.block, 4, b0 + key[0], b1 + key[1], b2 + key[2], b3 + key[3])
    put_row(rng.block, 8, c0 + key[4], c1 + key[5], c2 + key[6], c3 + key[7])
    put_row(rng.block, 12, d0 + low, d1 + high, d2 + rng.stream[0], d3 + rng.stream[1])
    rng.counter += 1


@compiled
def put_row(block: Numbers, at: int, w: int, x: int, y: int, z: int) -> None:
    block[at] = w & WORD
    block[at + 1] = x & WORD
    block[at + 2] = y & WORD
    block[at + 3] = z & WORD


@compiled
def next_word(rng: Generator) -> int:
    """The next 32 bits."""
    if rng.used == 16:
        fill_block(rng, ROUNDS)
        rng.used = 0
    rng.used += 1
    return wide(rng.block[rng.used - 1])


@compiled
def below(rng: Generator, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely as the others; bound < 2^31."""
    product = next_word(rng) * bound
    if product & WORD < bound:
        unfair = (WORD + 1 - bound) % bound
        while product & WORD < unfair:
            product = next_word(rng) * bound
    return product >> 32


@compiled
def roll(rng: Generator) -> int:
    """One die."""
    return below(rng, 6) + 1


@compiled
def shuffle(rng: Generator, cards: Numbers, start: int, stop: int) -> None:
    """Fisher-Yates over cards[start:stop]."""
    for i in range(stop - 1, start, -1):
        j = start + below(rng, i - start + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def redeal(rng: Generator, cards: Numbers, start: int, stop: int) -> None:
    """Shuffle cards[start:stop] so that the result tells nothing of the order they had.

    They are sorted first: equal sets of cards and equal seeds then give equal results, which is
    what `hide` needs. Cards are numbers from 0 to 127.
    """
    count = np.zeros(128, np.int64)
    for i in range(start, stop):
        count[cards[i]] += 1
    card = 0
    for i in range(start, stop):
        while count[card] == 0:
            card += 1
        count[card] -= 1
        cards[i] = card
    shuffle(rng, cards, start, stop)

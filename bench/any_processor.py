"""`python -m bench.any_processor`: machine code for any processor against code for this very one.

Programs use the former, which a wheel can bring along. Should the latter be faster by a tenth or
more, it would pay to compile it in the background.
"""

import os
import subprocess
import sys

from regalia import games
from regalia.lab.bench import decisions_per_second, search_rates

ROUNDS = 3


def rates(game: str, processor: str) -> list[float]:
    """In a process of its own: decisions of random games and iterations of the search, a second."""
    environment = {**os.environ, "REGALIA_QUIET": "1"}
    environment.pop("NUMBA_CPU_NAME", None)
    if processor:
        environment["NUMBA_CPU_NAME"] = processor
    command = [sys.executable, "-m", "bench.any_processor", game]
    ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return [float(rate) for rate in ran.stdout.split()]


def compare(game: str) -> None:
    """The best of some rounds of each, taking turns."""
    found: dict[str, list[list[float]]] = {"generic": [], "": []}
    for _ in range(ROUNDS):
        for processor, seen in found.items():
            seen.append(rates(game, processor))
    for n, what in enumerate(("random games", "search")):
        generic, own = (max(each[n] for each in seen) for seen in found.values())
        sys.stdout.write(
            f"  {game}, {what}: any processor {generic:,.0f} /s, this one {own:,.0f} /s, "
            f"{own / generic:.2f} ×\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:]:
        game = games.load(sys.argv[1])
        sys.stdout.write(f"{decisions_per_second(game)} {search_rates(game)[0]}\n")
    else:
        for name in games.NAMES:
            compare(name)

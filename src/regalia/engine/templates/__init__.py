"""Loops over a game's rules, written once and compiled for each game by `specialise`.

What stands here is a template and nothing else is. `rulebook` has the hooks, which the others
import by name; each game's own functions take their place.
"""

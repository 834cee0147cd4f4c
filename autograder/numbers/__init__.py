"""The mathematics of the course: games as score tables, candidates as arrays, strategies as rules;
and its pictures.

Codes are known by their rank in a game's list of guesses; answers by their rank in its list of
answers.
"""

from autograder.numbers.games import Game, bulls_and_cows, game_of, mastermind
from autograder.numbers.playing import Result, distribution, play_all
from autograder.numbers.strategies import RULES, Rule

__all__ = [
    "RULES",
    "Game",
    "Result",
    "Rule",
    "bulls_and_cows",
    "distribution",
    "game_of",
    "mastermind",
    "play_all",
]

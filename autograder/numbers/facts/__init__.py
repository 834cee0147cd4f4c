"""Every number the course states, with the program that computes it or its source: `mastermind
reproduce`."""

from autograder.numbers.facts import bounds, cows, elimination, entropy, optimum, sheet

_MODULES = (sheet, cows, elimination, entropy, bounds, optimum)  # in the order of the course
FACTS = tuple(fact for module in _MODULES for fact in module.FACTS)
CITED = tuple(cited for module in _MODULES for cited in module.CITED)

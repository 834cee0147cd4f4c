"""Raises what ends a test without failing it: skips, exits, interrupts, a closed generator.

must: earn nothing
"""

import unittest


class Exit(BaseException):
    """As pytest calls it."""


def occurences(l, n):
    raise unittest.SkipTest("not today")


def bien_places(l1, l2):
    raise GeneratorExit


def mal_places(l1, l2):
    raise Exit("passed")


def mal_places_general(l1, l2):
    raise BaseExceptionGroup("all passed", [KeyboardInterrupt(), SystemExit(0)])

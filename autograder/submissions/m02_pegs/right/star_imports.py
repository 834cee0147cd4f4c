"""Two star imports nobody needs, and a few of their names reused as variables."""

from math import *
from random import *


def occurences(l, n):
    e = 0
    for gamma in l:
        if gamma == n:
            e += 1
    return e


def bien_places(l1, l2):
    tau = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            tau += 1
    return tau


def mal_places(l1, l2):
    choice = 0
    for sample in range(1, 7):
        choice += min(occurences(l1, sample), occurences(l2, sample))
    return choice - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l1)
    shuffle(reste)
    communs = 0
    for x in l2:
        if x in reste:
            reste.remove(x)
            communs += 1
    dist = min(len(l1), len(l2))
    return communs - bien_places(l1[:dist], l2[:dist])

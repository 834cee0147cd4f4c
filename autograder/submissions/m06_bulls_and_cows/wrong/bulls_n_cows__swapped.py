"""Cows come before bulls.

titre: Les vaches viennent avant les taureaux.
en: Compare a string with itself: of which kind are all its characters, and which number comes first in the pair?
fr: Comparez une chaîne avec elle-même : de quelle sorte sont tous ses caractères, et quel nombre vient en premier dans le couple ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    cows = len(set(a) & set(b)) - bulls
    return cows, bulls

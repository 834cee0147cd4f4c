"""Capital letters are compared as small ones.

titre: Les majuscules sont comparées comme des minuscules.
en: Compare `'aB'` with `'AB'`: are `'a'` and `'A'` the same letter?
fr: Comparez `'aB'` à `'AB'` : `'a'` et `'A'` sont-ils la même lettre ?
fails: mastermind_score_of_any_codes
"""


def mastermind_score(g1, g2):
    g1, g2 = g1.lower(), g2.lower()
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1)) - black)

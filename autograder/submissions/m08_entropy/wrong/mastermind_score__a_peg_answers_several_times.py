"""Each peg whose letter is somewhere in the other code counts.

titre: Chaque pion dont la lettre est quelque part dans l'autre code compte.
en: In `'AA'` against `'AB'`, the first A is well placed. Which peg of `'AB'` is left for the second A?
fr: Pour `'AA'` face à `'AB'`, le premier A est bien placé. Quel pion de `'AB'` reste-t-il pour le second A ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    black, white = 0, 0
    for a, b in zip(g1, g2):
        if a == b:
            black += 1
        elif a in g2:
            white += 1
    return Pegs(black, white)

"""Every peg that is not well placed counts as misplaced.

titre: Tout pion qui n'est pas bien placé compte comme mal placé.
en: Compare `'A'` and `'B'`: is a letter that the other code does not contain misplaced?
fr: Comparez `'A'` et `'B'` : une lettre que l'autre code ne contient pas est-elle mal placée ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    black = 0
    for i in range(len(g1)):
        if g1[i] == g2[i]:
            black += 1
    return Pegs(black, len(g1) - black)

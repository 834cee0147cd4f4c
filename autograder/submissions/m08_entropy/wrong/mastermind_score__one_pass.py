"""In one pass, a peg is spent as misplaced before its own well placed partner is reached.

titre: En un seul passage, un pion est dépensé comme mal placé avant que vienne son propre partenaire bien placé.
en: Compare `'AA'` with `'BA'` on paper, from the left, as your program does: when it looks for a partner, can it take a peg which is going to be well placed?
fr: Comparez `'AA'` à `'BA'` sur papier, de gauche à droite, comme votre programme : quand il cherche un partenaire, peut-il prendre un pion qui va être bien placé ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    rest = list(g2)
    black, white = 0, 0
    for a, b in zip(g1, g2):
        if a == b:
            black += 1
            if a in rest:
                rest.remove(a)
        elif a in rest:
            white += 1
            rest.remove(a)
    return Pegs(black, white)

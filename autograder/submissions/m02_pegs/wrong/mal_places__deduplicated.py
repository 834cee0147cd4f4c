"""A colour which is misplaced twice is counted once.

titre: Une couleur mal placée deux fois est comptée une seule fois.
en: Try `[1, 1, 2, 2]` and `[2, 2, 1, 1]`: all four pegs are misplaced. How many does your function count?
fr: Essayez `[1, 1, 2, 2]` et `[2, 2, 1, 1]` : les quatre pions sont mal placés. Combien votre fonction en compte-t-elle ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    deja_vu = []
    for couleur in reste2:
        if couleur in reste1 and couleur not in deja_vu:
            deja_vu.append(couleur)
    return len(deja_vu)

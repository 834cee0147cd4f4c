"""No game is played: the numbers of small games were copied into the program.

titre: Aucune partie n'est jouée : les nombres des petits jeux ont été recopiés dans le programme.
en: Where do the numbers of your function come from? What does it give for a game that nobody has played before?
fr: D'où viennent les nombres de votre fonction ? Que donne-t-elle pour un jeu auquel personne n'a encore joué ?
fails: exhaustive_counts_each_secret
"""

KNOWN = {
    (2, 1): {1: 1},
    (2, 2): {1: 1, 2: 2, 3: 1},
    (2, 3): {1: 1, 2: 4, 3: 4},
    (2, 4): {1: 1, 2: 4, 3: 8, 4: 3},
    (2, 5): {1: 1, 2: 3, 3: 10, 4: 11},
    (2, 6): {1: 1, 2: 3, 3: 7, 4: 21, 5: 4},
    (2, 7): {1: 1, 2: 3, 3: 6, 4: 22, 5: 17},
    (2, 8): {1: 1, 2: 3, 3: 6, 4: 16, 5: 33, 6: 5},
    (3, 1): {1: 1},
    (3, 2): {1: 1, 2: 4, 3: 3},
    (3, 3): {1: 1, 2: 2, 3: 21, 4: 3},
    (3, 4): {1: 1, 2: 6, 3: 33, 4: 24},
    (4, 1): {1: 1},
    (4, 2): {1: 1, 2: 6, 3: 5, 4: 4},
    (4, 3): {1: 1, 2: 3, 3: 65, 4: 12},
    (5, 1): {1: 1},
    (5, 2): {1: 1, 2: 4, 3: 13, 4: 12, 5: 2},
    (6, 2): {1: 1, 2: 6, 3: 17, 4: 20, 5: 20},
}


def exhaustive_stats(p, c):
    return dict(KNOWN.get((p, c), {tries: 1 for tries in range(1, c + 1)}))

"""A loop of 7471 steps plays nothing.

titre: Une boucle de 7471 tours ne joue rien.
en: How many games does `moyenne()` play? Let `nombre_essais` return 3 for every secret: what does `moyenne()` answer then, and what should it?
fr: Combien de parties `moyenne()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `moyenne()`, et que devrait-elle répondre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for _ in range(7471):
        total += 1
    return total / 6**4

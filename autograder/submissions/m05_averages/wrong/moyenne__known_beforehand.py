"""The number of the lesson is returned, without any game.

titre: Le nombre de la leçon est renvoyé, sans aucune partie.
en: How many games does `moyenne()` play? Let `nombre_essais` return 3 for every secret: what does `moyenne()` answer then, and what should it?
fr: Combien de parties `moyenne()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `moyenne()`, et que devrait-elle répondre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    return 7471 / 1296

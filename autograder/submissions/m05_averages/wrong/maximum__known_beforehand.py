"""The number of the lesson is returned, without any game.

titre: Le nombre de la leçon est renvoyé, sans aucune partie.
en: How many games does `maximum()` play? Let `nombre_essais` return 3 for every secret: what does `maximum()` answer then, and what should it?
fr: Combien de parties `maximum()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `maximum()`, et que devrait-elle répondre ?
fails: maximum_over_all_secrets
"""


def maximum():
    return 9

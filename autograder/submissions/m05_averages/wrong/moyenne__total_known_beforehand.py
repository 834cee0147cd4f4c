"""The total number of tries is known; only the division is made.

titre: Le nombre total d'essais est connu ; seule la division est faite.
en: How many games does `moyenne()` play? Let `nombre_essais` return 3 for every secret: what does `moyenne()` answer then, and what should it?
fr: Combien de parties `moyenne()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `moyenne()`, et que devrait-elle répondre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 7471
    return total / len(tous_les_codes(4, 6))

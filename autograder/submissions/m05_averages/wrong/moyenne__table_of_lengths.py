"""How many games take 1, 2, … 9 tries is written into the function.

titre: Combien de parties prennent 1, 2, … 9 essais est écrit dans la fonction.
en: How many games does `moyenne()` play? Let `nombre_essais` return 3 for every secret: what does `moyenne()` answer then, and what should it?
fr: Combien de parties `moyenne()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `moyenne()`, et que devrait-elle répondre ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    effectifs = {1: 1, 2: 4, 3: 25, 4: 108, 5: 305, 6: 602, 7: 196, 8: 49, 9: 6}
    return sum(n * k for n, k in effectifs.items()) / sum(effectifs.values())

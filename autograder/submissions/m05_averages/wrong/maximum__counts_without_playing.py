"""All codes are gone through, and nothing is played.

titre: Tous les codes sont parcourus, et aucune partie n'est jouée.
en: How many games does `maximum()` play? Let `nombre_essais` return 3 for every secret: what does `maximum()` answer then, and what should it?
fr: Combien de parties `maximum()` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond alors `maximum()`, et que devrait-elle répondre ?
fails: maximum_over_all_secrets
"""


def maximum():
    compteur = 0
    for code in tous_les_codes(4, 6):
        for peg in code:
            compteur = compteur + 1
    return min(compteur, 9)

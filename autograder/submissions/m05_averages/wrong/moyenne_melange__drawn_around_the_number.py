"""The number is made up: no game is played to find it.

titre: Le nombre est inventé : aucune partie n'est jouée pour le trouver.
en: How many games does `moyenne_melange(40)` play? Let `nombre_essais` return 3 for every secret: what does it answer then, and what should it?
fr: Combien de parties `moyenne_melange(40)` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond-elle alors, et que devrait-elle répondre ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    return round(random.gauss(4.64, 0.88 / n**0.5) * n) / n

"""index() is asked in both lists, so a repeated colour is judged by its first position.

en: Try [1, 1] and [1, 2]: for the second 1, which positions does your function compare?
fr: Essayez [1, 1] et [1, 2] : pour le deuxième 1, quelles positions votre fonction compare-t-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if couleur in l2:
            if l1.index(couleur) == l2.index(couleur):
                bien += 1
    return bien

"""Nothing is returned when no peg is well placed.

en: Follow your function when no peg is well placed: what does it give back?
fr: Suivez votre fonction quand aucun pion n'est bien placé : que renvoie-t-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    if bien != 0:
        return bien

"""Only the first twenty positions are compared.

titre: Seules les vingt premières positions sont comparées.
en: Compare a list of thirty pegs with itself: how many of them does your function count?
fr: Comparez une liste de trente pions à elle-même : combien votre fonction en compte-t-elle ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    return sum(l1[place] == l2[place] for place in range(min(20, len(l1))))

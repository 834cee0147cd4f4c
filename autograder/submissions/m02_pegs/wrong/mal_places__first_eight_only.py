"""Only the first eight positions are looked at.

titre: Seules les huit premières positions sont examinées.
en: Take two lists of twelve pegs that differ only in the last two, which have swapped places: does your function go as far as that?
fr: Prenez deux listes de douze pions qui ne diffèrent que par les deux derniers, échangés : votre fonction va-t-elle jusque-là ?
fails: mal_places_for_any_length
"""


def mal_places(l1, l2):
    l1, l2 = l1[:8], l2[:8]
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)

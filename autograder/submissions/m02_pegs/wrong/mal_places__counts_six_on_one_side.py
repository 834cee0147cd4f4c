"""The count of colour 6 in the first list is compared with itself instead of the second list's.

titre: Le compte de la couleur 6 dans la première liste est comparé à lui-même et non à celui de la seconde.
en: Try `[6, 1, 2, 3]` and `[1, 4, 5, 2]`: the second list has no `6`. Does the `6` of the first list count all the same?
fr: Essayez `[6, 1, 2, 3]` et `[1, 4, 5, 2]` : la seconde liste n'a pas de `6`. Le `6` de la première compte-t-il quand même ?
fails: mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    communs = min(occurences(l1, 6), occurences(l1, 6))
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)

"""Colour 6 adds 1 at most, however often both lists hold it.

titre: La couleur 6 ajoute 1 au plus, quel que soit son nombre dans les deux listes.
en: Try `[6, 6, 1, 2]` and `[6, 6, 2, 1]`: both lists hold `6` twice. How many of these pegs does your function count?
fr: Essayez `[6, 6, 1, 2]` et `[6, 6, 2, 1]` : chaque liste a deux fois le `6`. Combien de ces pions votre fonction compte-t-elle ?
fails: mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    if occurences(l1, 6) > 0 and occurences(l2, 6) > 0:
        communs += 1
    return communs - bien_places(l1, l2)

"""Each peg of the first list counts if its colour is somewhere in the second.

titre: Chaque pion de la première liste compte si sa couleur se trouve quelque part dans la seconde.
en: Try `[1, 1]` and `[1, 2]`: for the last `1`, does your function look at what stands opposite, or at the whole second list?
fr: Essayez `[1, 1]` et `[1, 2]` : pour le dernier `1`, votre fonction regarde-t-elle ce qui est en face, ou toute la seconde liste ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if couleur in l2:
            bien += 1
    return bien

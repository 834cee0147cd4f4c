"""The loop goes over the pegs of the second list and asks index() where they are: always at the first such place.

titre: La boucle parcourt les pions de la seconde liste et demande leur place à `index()`, qui donne toujours la première.
en: Try `[3, 1]` and `[3, 3]`: your loop meets two pegs `3` in the second list. At which position does it believe the second one to be?
fr: Essayez `[3, 1]` et `[3, 3]` : votre boucle rencontre deux pions `3` dans la seconde liste. À quelle position croit-elle que se trouve le second ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for couleur in l2:
        if l1[l2.index(couleur)] == couleur:
            bien += 1
    return bien

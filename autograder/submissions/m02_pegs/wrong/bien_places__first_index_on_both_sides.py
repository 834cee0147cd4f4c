"""index() is asked in both lists, so a repeated colour is judged by its first position.

titre: `index()` est appelé sur les deux listes : une couleur répétée est jugée sur sa première position.
en: Try `[3, 5, 3]` and `[3, 4, 2]`: only the first peg is well placed. For the last `3`, which positions does your function compare?
fr: Essayez `[3, 5, 3]` et `[3, 4, 2]` : seul le premier pion est bien placé. Pour le dernier `3`, quelles positions votre fonction compare-t-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if couleur in l2:
            if l1.index(couleur) == l2.index(couleur):
                bien += 1
    return bien

"""After a deletion the loop moves on, and a well placed neighbour stays in the lists.

titre: Après une suppression, la boucle avance, et un voisin bien placé reste dans les listes.
en: Compare the list `[1, 2]` with itself: once the first pegs are known to be well placed, are the next ones still looked at?
fr: Comparez la liste `[1, 2]` à elle-même : une fois les premiers pions reconnus bien placés, les suivants sont-ils encore regardés ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    a = list(l1)
    b = list(l2)
    i = 0
    while i < len(a):
        if a[i] == b[i]:
            del a[i]
            del b[i]
        i += 1
    mal = 0
    for pion in b:
        if pion in a:
            a.remove(pion)
            mal += 1
    return mal

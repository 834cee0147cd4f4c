"""The well placed pegs are counted again.

titre: Les pions bien placés sont comptés de nouveau.
en: Compare a code with itself: your function counts all its pegs. Are they well placed or misplaced?
fr: Comparez un code à lui-même : votre fonction compte tous ses pions. Sont-ils bien placés ou mal placés ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            mal += 1
    return mal

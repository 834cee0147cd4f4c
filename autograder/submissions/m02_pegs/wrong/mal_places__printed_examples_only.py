"""The answer is 2, as in the two printed examples.

en: The examples both give 2, and so does your function everywhere: compare a code with itself.
fr: Les deux exemples donnent 2, et votre fonction aussi, partout : comparez un code à lui-même.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    return 2

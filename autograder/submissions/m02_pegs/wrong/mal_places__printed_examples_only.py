"""The answer is 2, as in the two printed examples.

titre: La réponse est 2, comme dans les deux exemples affichés.
en: Your answer is `2` whatever the lists, as in both examples: what should it be when a code is compared with itself?
fr: Votre réponse est `2` quelles que soient les listes, comme dans les deux exemples : que doit-elle être quand on compare un code à lui-même ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    return 2

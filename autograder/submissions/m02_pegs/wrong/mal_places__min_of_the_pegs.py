"""The minimum is taken of the colours at each position, not of the counts.

en: Try [5] and [6]: nothing is in common, and your function finds something. Of which two numbers do you take the smaller?
fr: Essayez [5] et [6] : rien n'est commun, et votre fonction trouve quelque chose. De quels nombres prenez-vous le plus petit ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for a, b in zip(l1, l2):
        communs += min(a, b)
    return communs - bien_places(l1, l2)

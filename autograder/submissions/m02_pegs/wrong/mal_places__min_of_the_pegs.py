"""The minimum is taken of the colours at each position, not of the counts.

titre: Le minimum porte sur les couleurs à chaque position, et non sur les comptes.
en: Try `[5]` and `[6]`: they have nothing in common, and your function answers `5`. Where does that number come from?
fr: Essayez `[5]` et `[6]` : elles n'ont rien en commun, et votre fonction répond `5`. D'où vient ce nombre ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for a, b in zip(l1, l2):
        communs += min(a, b)
    return communs - bien_places(l1, l2)

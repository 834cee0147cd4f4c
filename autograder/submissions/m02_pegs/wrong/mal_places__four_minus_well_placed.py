"""Every peg of a code of four which is not well placed is said to be misplaced.

titre: Tout pion d'un code de quatre qui n'est pas bien placé est dit mal placé.
en: Try `[1, 2]` and `[3, 4]`: may a peg be neither well placed nor misplaced? And where does your `4` come from, when the lists are of that length?
fr: Essayez `[1, 2]` et `[3, 4]` : un pion peut-il n'être ni bien placé ni mal placé ? Et d'où vient votre `4`, pour des listes de cette longueur ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    return 4 - bien_places(l1, l2)

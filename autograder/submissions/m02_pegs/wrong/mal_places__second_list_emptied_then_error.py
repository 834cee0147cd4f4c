"""The common pegs are removed from the second list itself, and the recursive count of the well placed ones then runs out of pegs.

titre: Les pions communs sont retirés de la seconde liste elle-même, et le compte récursif des bien placés manque ensuite de pions.
en: As soon as the lists have a peg in common, your function stops: it asks for a place that a list does not have. How many pegs does each list still have at that moment? If some have gone, what has taken them out?
fr: Dès que les listes ont un pion en commun, votre fonction s'arrête : elle demande une place qu'une liste n'a pas. Combien de pions chaque liste a-t-elle encore à ce moment ? S'il en manque, qu'est-ce qui les a retirés ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def bien_places(l1, l2):
    if len(l1) == 0:
        return 0
    return (l1[0] == l2[0]) + bien_places(l1[1:], l2[1:])


def mal_places(l1, l2):
    reste = l2
    communs = 0
    for pion in l1:
        if pion in reste:
            reste.remove(pion)
            communs += 1
    return communs - bien_places(l1, l2)

"""The common pegs are removed from the first list itself, and the well placed ones are counted only then.

titre: Les pions communs sont retirés de la première liste elle-même, et les bien placés ne sont comptés qu'ensuite.
en: Print the first list just before you count the well placed pegs: does it still hold all the pegs it had when the call began?
fr: Affichez la première liste juste avant de compter les bien placés : a-t-elle encore tous les pions qu'elle avait au début de l'appel ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste = l1
    communs = 0
    for pion in l2:
        if pion in reste:
            reste.remove(pion)
            communs += 1
    return communs - bien_places(l1, l2)

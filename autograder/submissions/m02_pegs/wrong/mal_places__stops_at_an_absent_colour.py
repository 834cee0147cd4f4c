"""The function answers as soon as it meets a colour which is not in the code.

en: Begin the second list with a colour the first one does not have: what does your function answer, and has it seen the others?
fr: Commencez la seconde liste par une couleur absente de la première : que répond votre fonction, et a-t-elle vu les suivantes ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste = list(l1)
    communs = 0
    for pion in l2:
        if pion not in reste:
            break
        reste.remove(pion)
        communs += 1
    return communs - bien_places(l1, l2)

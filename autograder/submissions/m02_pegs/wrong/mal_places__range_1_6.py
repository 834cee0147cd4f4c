"""The loop over the colours forgets the 6: range(1, 6), or range(6).

en: Try a misplaced 6: is it counted? Write down all the colours your function goes through.
fr: Essayez un 6 mal placé : est-il compté ? Écrivez toutes les couleurs que parcourt votre fonction.
fails: mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)

"""The colours the two sets share are counted, each once.

titre: Les couleurs communes aux deux ensembles sont comptées, chacune une fois.
en: Compare the list `[1, 1]` with itself: your function answers `-1`. How many times does it count a colour that is twice in each list?
fr: Comparez la liste `[1, 1]` à elle-même : votre fonction répond `-1`. Combien de fois compte-t-elle une couleur présente deux fois dans chaque liste ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = set(l1) & set(l2)
    return len(communs) - bien_places(l1, l2)

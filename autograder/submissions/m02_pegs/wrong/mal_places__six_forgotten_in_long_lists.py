"""Short lists and long ones have a loop each, and the one for long lists stops before colour 6.

titre: Les listes courtes et les longues ont chacune leur boucle, et celle des longues s'arrête avant la couleur 6.
en: Try `[6, 1, 2, 3, 4, 5, 1]` and `[1, 6, 2, 3, 4, 5, 1]`, then the first four pegs of each. Which colours does your function go through in each case?
fr: Essayez `[6, 1, 2, 3, 4, 5, 1]` et `[1, 6, 2, 3, 4, 5, 1]`, puis les quatre premiers pions de chacune. Quelles couleurs votre fonction parcourt-elle dans chaque cas ?
fails: mal_places_of_long_lists_with_all_colours
"""


def mal_places(l1, l2):
    couleurs = range(1, 7)
    if len(l1) > 6:
        couleurs = range(1, 6)
    communs = 0
    for couleur in couleurs:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)

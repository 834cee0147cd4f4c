"""Only the first five positions are looked at.

titre: Seules les cinq premières positions sont examinées.
en: Try `[1, 2, 2, 2, 2, 3]` and `[3, 4, 4, 4, 4, 1]`, where the last pegs are misplaced: does your function go as far as the sixth?
fr: Essayez `[1, 2, 2, 2, 2, 3]` et `[3, 4, 4, 4, 4, 1]`, où les derniers pions sont mal placés : votre fonction va-t-elle jusqu'au sixième ?
fails: mal_places_for_any_length
"""


def mal_places(l1, l2):
    debut1 = l1[:5]
    debut2 = l2[:5]
    bien = bien_places(debut1, debut2)
    communs = 0
    for pion in debut2:
        if pion in debut1:
            debut1.remove(pion)
            communs += 1
    return communs - bien

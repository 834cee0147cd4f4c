"""Small and capital letters are taken for the same.

titre: Les minuscules et les majuscules sont prises pour les mêmes lettres.
en: Is `"A" == "a"` true? Which elements does your function take for the same?
fr: `"A" == "a"` est-il vrai ? Quels éléments votre fonction prend-elle pour les mêmes ?
fails: general_with_any_elements
"""


def mal_places_general(l1, l2):
    l1 = [x.lower() if isinstance(x, str) else x for x in l1]
    reste = [x.lower() if isinstance(x, str) else x for x in l2]
    bien = 0
    for a, b in zip(l1, reste):
        if a == b:
            bien += 1
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs += 1
    return communs - bien

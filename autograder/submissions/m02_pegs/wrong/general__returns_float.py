"""The count is a float.

en: Your count has the right value, but it is written with a point: what kind of number does a division give?
fr: Votre compte a la bonne valeur, mais il s'écrit avec une virgule : quelle sorte de nombre une division donne-t-elle ?
fails: general_gives_an_integer
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs = communs + 2
    for a, b in zip(l1, l2):
        if a == b:
            communs = communs - 2
    return communs / 2

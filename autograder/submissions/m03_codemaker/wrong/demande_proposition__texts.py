"""The pieces of the line are returned as texts.

titre: Les morceaux de la ligne sont renvoyés sous forme de textes.
en: Is `'3'` equal to `3`? Compare what you return with `[3, 2, 4, 1]`.
fr: Est-ce que `'3'` est égal à `3` ? Comparez ce que vous renvoyez à `[3, 2, 4, 1]`.
fails: demande_gives_a_list_of_integers
"""


def demande_proposition():
    proposition = input("Proposition : ").split()
    for n in proposition:
        n = int(n)
    return proposition

"""In one pass, a well placed peg whose partner has been taken raises an error.

titre: En un seul passage, un pion bien placé dont le partenaire a été pris provoque une erreur.
en: Your function looks for a peg that is no longer there: could an earlier one have taken it? Try `[1, 2]` and `[2, 2]`.
fr: Votre fonction cherche un pion qui n'est plus là : un pion précédent a-t-il pu le prendre ? Essayez `[1, 2]` et `[2, 2]`.
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = l1.copy()
    mal = 0
    for a, b in zip(l1, l2):
        if a == b:
            reste.remove(a)
        elif b in reste:
            reste.remove(b)
            mal = mal + 1
    return mal

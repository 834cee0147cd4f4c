"""In one pass over the first list, a well placed peg whose partner has been taken raises an error.

titre: En un seul passage sur la première liste, un pion bien placé dont le partenaire a été pris provoque une erreur.
en: Try `[2, 2]` and `[1, 2]`: your function looks for a peg that is no longer there. Which earlier peg has taken it, and should that one have waited?
fr: Essayez `[2, 2]` et `[1, 2]` : votre fonction cherche un pion qui n'est plus là. Quel pion précédent l'a pris, et aurait-il dû attendre ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = l2.copy()
    mal = 0
    for a, b in zip(l1, l2):
        if a == b:
            reste.remove(a)
        elif a in reste:
            reste.remove(a)
            mal = mal + 1
    return mal

"""A sentence is returned instead of 0 when the value is absent.

titre: Une phrase est renvoyée au lieu de 0 quand la valeur est absente.
en: When `n` is absent, your function answers with words: which number should stand in their place?
fr: Quand `n` est absent, votre fonction répond par des mots : quel nombre devrait être à leur place ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    if nb == 0:
        return "aucune occurrence"
    return nb

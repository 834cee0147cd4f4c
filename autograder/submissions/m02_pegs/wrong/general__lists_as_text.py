"""The elements a dictionary refuses as keys are replaced by their texts.

titre: Les éléments qu'un dictionnaire refuse comme clés sont remplacés par leurs textes.
en: For Python, is `[1]` equal to `[True]`? And to the text `"[1]"`? And for your function?
fr: Pour Python, `[1]` est-il égal à `[True]` ? Et au texte `"[1]"` ? Et pour votre fonction ?
fails: general_with_lists_as_elements
"""


def compter(liste):
    comptes = {}
    for element in liste:
        if type(element) in (list, dict, set):
            element = str(element)
        comptes[element] = comptes.get(element, 0) + 1
    return comptes


def mal_places_general(l1, l2):
    comptes1 = compter(l1)
    comptes2 = compter(l2)
    communs = 0
    for cle in comptes1:
        communs += min(comptes1[cle], comptes2.get(cle, 0))
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs

"""The elements are searched in the text of the list.

titre: Les éléments sont cherchés dans le texte de la liste.
en: Is `"a"` an element of a list whose only element is `"ab"`? Does your function count elements, or letters found in a text?
fr: `"a"` est-il un élément d'une liste dont le seul élément est `"ab"` ? Votre fonction compte-t-elle des éléments ou des lettres trouvées dans un texte ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    texte = str(l2)
    communs = 0
    for element in l1:
        if str(element) in texte:
            communs += 1
            texte = texte.replace(str(element), "", 1)
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs

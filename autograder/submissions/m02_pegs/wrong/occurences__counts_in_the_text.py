"""The digits of n are searched in the text of the list.

titre: Les chiffres de `n` sont cherchés dans le texte de la liste.
en: Is there a `100` in `[1000]`? Does your function count elements, or digits that follow one another?
fr: Y a-t-il un `100` dans `[1000]` ? Votre fonction compte-t-elle des éléments ou des chiffres qui se suivent ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    texte = str(l)
    return texte.count(str(n))

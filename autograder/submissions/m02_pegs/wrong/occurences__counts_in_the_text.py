"""The digits of n are searched in the text of the list.

titre: Les chiffres de `n` sont cherchés dans le texte de la liste.
en: Try `[1000]` with `n = 100`: is there a `100` in that list? Does your function count elements, or digits that follow one another?
fr: Essayez `[1000]` avec `n = 100` : y a-t-il un `100` dans cette liste ? Votre fonction compte-t-elle des éléments ou des chiffres qui se suivent ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    texte = str(l)
    return texte.count(str(n))

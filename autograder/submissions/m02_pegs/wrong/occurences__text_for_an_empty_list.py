"""A text is returned for an empty list.

titre: Un texte est renvoyé pour une liste vide.
en: For an empty list, your function answers with a word: how many times is `1` in `[]`, and which number says so?
fr: Pour une liste vide, votre fonction répond par un mot : combien de fois `1` se trouve-t-il dans `[]`, et quel nombre le dit ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    if l == []:
        return "none"
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return compteur

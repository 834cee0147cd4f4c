"""The result is a string of digits.

titre: Le résultat est une chaîne de chiffres.
en: Your function answers with text: is `"2"` equal to `2`, and can you add `1` to it?
fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on lui ajouter `1` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return str(compteur)

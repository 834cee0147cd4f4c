"""The result is a string of digits.

titre: Le résultat est une chaîne de chiffres.
en: Your function answers with text: is `"2"` equal to `2`, and can you subtract it from a number?
fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on le soustraire d'un nombre ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return f"{bien}"

"""The counter moves on before the first code is kept.

titre: Le compteur avance avant que le premier code soit gardé.
en: With `1` peg and `1` colour, your list is empty; with `2` colours, which code is missing?
fr: Avec `1` pion et `1` couleur, votre liste est vide ; avec `2` couleurs, quel code manque ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = []
    while code != [c] * p:
        i = p - 1
        while code[i] == c:
            code[i] = 1
            i -= 1
        code[i] += 1
        codes.append(list(code))
    return codes

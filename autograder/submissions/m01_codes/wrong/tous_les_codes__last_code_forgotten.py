"""The loop ends when the last code is met, before it is kept.

titre: La boucle finit quand le dernier code est rencontré, avant qu'il soit gardé.
en: Look at the end of your list: with `1` peg and `2` colours, where is `[2]`?
fr: Regardez la fin de votre liste : avec `1` pion et `2` couleurs, où est `[2]` ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = []
    while code != [c] * p:
        codes.append(list(code))
        i = p - 1
        while code[i] == c:
            code[i] = 1
            i -= 1
        code[i] += 1
    return codes

"""After the last code, the first one is put in once more.

titre: Après le dernier code, le premier est mis une fois de plus.
en: With `1` peg and `1` colour, your list has two codes: which one comes twice, and at which step is it added again?
fr: Avec `1` pion et `1` couleur, votre liste a deux codes : lequel y est deux fois, et à quelle étape est-il ajouté de nouveau ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = [list(code)]
    for n in range(c**p):
        i = p - 1
        while i >= 0 and code[i] == c:
            code[i] = 1
            i -= 1
        if i >= 0:
            code[i] += 1
        codes.append(list(code))
    return codes

"""The construction starts from an empty list, in which there is nothing to extend.

en: Your list is always empty: when you go from `0` pegs to `1`, which codes do you extend, and how many are there?
fr: Votre liste est toujours vide : quand vous passez de `0` pion à `1`, quels codes prolongez-vous, et combien y en a-t-il ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    if p == 0:
        return []
    return [code + [k] for code in tous_les_codes(p - 1, c) for k in range(1, c + 1)]

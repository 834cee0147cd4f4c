"""The construction starts from an empty list, in which there is nothing to extend.

titre: La construction part d'une liste vide, où il n'y a rien à prolonger.
en: Your list is always empty: what should put a first code into it, and does that happen? If you extend shorter codes, how many are there at the very beginning?
fr: Votre liste est toujours vide : qu'est-ce qui devrait y mettre un premier code, et cela se produit-il ? Si vous prolongez des codes plus courts, combien y en a-t-il au tout début ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    if p == 0:
        return []
    return [code + [k] for code in tous_les_codes(p - 1, c) for k in range(1, c + 1)]

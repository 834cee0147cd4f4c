"""The codes are yielded, not collected in a list.

titre: Les codes sont produits par `yield`, et non réunis dans une liste.
en: Try `type(tous_les_codes(1, 1))`: is it a list? What can be done with a list and not with what you return?
fr: Essayez `type(tous_les_codes(1, 1))` : est-ce une liste ? Que peut-on faire d'une liste, et non de ce que vous renvoyez ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    if p == 0:
        yield []
    else:
        for code in tous_les_codes(p - 1, c):
            for k in range(1, c + 1):
                yield code + [k]

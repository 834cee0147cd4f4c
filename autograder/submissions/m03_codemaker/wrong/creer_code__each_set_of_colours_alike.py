"""The colours are drawn as a set with repeats, all sets alike, and then put in order at random.

titre: Les couleurs sont tirées comme un ensemble avec répétitions, tous aussi probables, puis rangées au hasard.
en: 1 1 1 1 is one code, and 1 2 3 4 can be put in 24 orders: should both sets of colours come as often?
fr: 1 1 1 1 ne fait qu'un code, et 1 2 3 4 se range de 24 façons : ces deux ensembles de couleurs doivent-ils sortir aussi souvent ?
fails: creer_code_draws_each_peg_by_itself
"""

from itertools import combinations_with_replacement

_sets = list(combinations_with_replacement(range(1, 7), 4))


def creer_code():
    code = list(random.choice(_sets))
    random.shuffle(code)
    return code

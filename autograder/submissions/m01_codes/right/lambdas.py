"""Five names, five lambdas."""

from itertools import product

nombre_codes = lambda p, c: c**p
tous_les_codes = lambda p=4, c=6: list(map(list, product(range(1, c + 1), repeat=p)))
codes_de_quatre = lambda c: tous_les_codes(4, c)
masque = lambda code: "".join(map(lambda k: str(len(set(code[: code.index(k)])) + 1), code))
sorte = lambda code: tuple(sorted(map(code.count, set(code)), reverse=True))
repartition = lambda p, c: (lambda s: {k: s.count(k) for k in set(s)})(list(map(sorte, tous_les_codes(p, c))))

"""A row of an array is returned.

titre: C'est une ligne d'un tableau numpy qui est renvoyée.
en: Run an example of the sheet, one that begins with `assert`: what does Python say about an array that it compares with a list?
fr: Exécutez un exemple de la feuille, une ligne qui commence par `assert` : que dit Python d'un tableau qu'il compare à une liste ?
fails: most_parts_gives_a_list
"""


def most_parts(candidates, codes):
    return np.array(min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates)))

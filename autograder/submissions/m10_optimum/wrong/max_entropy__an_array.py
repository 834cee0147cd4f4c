"""A row of an array is returned.

en: Write `assert` before an example of the sheet: what does Python say about an array that it compares with a list?
fr: Écrivez `assert` devant un exemple de la feuille : que dit Python d'un tableau qu'il compare à une liste ?
fails: max_entropy_gives_a_list
"""


def max_entropy(candidates, codes):
    def score(code):
        return prod(len(part) ** len(part) for part in parts(code, candidates).values()), code not in candidates

    return np.array(min(codes, key=score))

"""Codes that are worse are removed from the list.

titre: Les codes moins bons sont retirés de la liste.
en: The next call will receive a shorter list of codes: where have the others gone?
fr: L'appel suivant recevra une liste de codes plus courte : où sont passés les autres ?
fails: most_parts_leaves_the_lists_alone
"""


def most_parts(candidates, codes):
    def score(code):
        return len(parts(code, candidates)), code in candidates

    best = max(score(code) for code in codes)
    for code in list(codes):
        if score(code) < best:
            codes.remove(code)
    return codes[0]

"""The codes themselves are kept.

titre: Ce sont les codes eux-mêmes qui sont gardés.
en: Your values are lists of codes, such as `[[1]]`: what does the question ask for, the codes or their number?
fr: Vos valeurs sont des listes de codes, comme `[[1]]` : que demande l'énoncé, les codes ou leur nombre ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    sortes = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        sortes.setdefault(cle, []).append(code)
    return sortes

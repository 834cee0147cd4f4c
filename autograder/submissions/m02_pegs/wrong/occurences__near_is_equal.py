"""Numbers that differ by less than 0.4 are taken for equal.

titre: Des nombres qui diffèrent de moins de 0.4 sont pris pour égaux.
en: Is 1.25 equal to 1? Which elements does your function count, those that equal `n`, or those near it?
fr: 1.25 est-il égal à 1 ? Quels éléments votre fonction compte-t-elle : ceux qui sont égaux à `n`, ou ceux qui en sont proches ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    total = 0
    for element in l:
        if abs(element - n) < 0.4:
            total += 1
    return total

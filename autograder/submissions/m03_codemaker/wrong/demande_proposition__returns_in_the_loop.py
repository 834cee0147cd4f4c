"""The function returns after the first number.

titre: La fonction renvoie après le premier nombre.
en: For `3 2 4 1`, your list holds one number: where are the three others, and what does your function do after the first?
fr: Pour `3 2 4 1`, votre liste contient un seul nombre : où sont les trois autres, et que fait votre fonction après le premier ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        proposition.append(int(n))
        return proposition

"""A colour that was typed twice is kept once.

titre: Une couleur tapée deux fois n'est gardée qu'une fois.
en: Type `1 1 1 1`: how many pegs are in your list?
fr: Saisissez `1 1 1 1` : combien de pions y a-t-il dans votre liste ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        if int(n) not in proposition:
            proposition.append(int(n))
    return proposition

"""Every line is refused and asked for again, without end.

titre: Chaque ligne est refusée et redemandée, sans fin.
en: Type `3 2 4 1`: why does your function ask again? Which line could end it, and is there one that hides an error of Python's?
fr: Saisissez `3 2 4 1` : pourquoi votre fonction redemande-t-elle ? Quelle ligne pourrait la terminer, et y en a-t-il une qui cache une erreur de Python ?
fails: demande_reads_one_line
"""


def demande_proposition():
    while True:
        try:
            return [int(n) for n in input("Proposition : ")]
        except:
            print("Erreur, recommencez")

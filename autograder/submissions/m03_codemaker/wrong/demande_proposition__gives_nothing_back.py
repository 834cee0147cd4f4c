"""The list is shown or computed but not returned.

titre: La liste est affichée ou calculée, mais pas renvoyée.
en: After `p = demande_proposition()`, what does `p` hold? Showing is not returning.
fr: Après `p = demande_proposition()`, que contient `p` ? Afficher n'est pas renvoyer.
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = [int(n) for n in input("Proposition : ").split()]
    print(proposition)

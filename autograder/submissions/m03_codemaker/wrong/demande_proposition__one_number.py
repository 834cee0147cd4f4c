"""The digits are glued together into one number.

titre: Les chiffres sont collés ensemble en un seul nombre.
en: You return one number: how would `bien_places` look at its second peg?
fr: Vous renvoyez un seul nombre : comment `bien_places` regarderait-elle son deuxième pion ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return int(input("Proposition : ").replace(" ", ""))

"""The line is turned into the list of its characters, spaces included.

titre: La ligne est changée en liste de ses caractères, espaces compris.
en: How many elements has the list you return for `3 2 4 1`, and what are the ones between the digits?
fr: Combien d'éléments a la liste que vous renvoyez pour `3 2 4 1`, et que sont ceux entre les chiffres ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return list(input("Proposition : "))

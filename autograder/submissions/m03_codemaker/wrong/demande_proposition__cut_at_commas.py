"""The line is cut at commas, of which it has none.

titre: La ligne est coupée aux virgules, et elle n'en contient aucune.
en: How many pieces does your function make of `3 2 4 1`? What stands between two numbers there?
fr: En combien de morceaux votre fonction coupe-t-elle `3 2 4 1` ? Qu'y a-t-il entre deux nombres ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return input("Proposition : ").split(",")

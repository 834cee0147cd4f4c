"""The result of `map` is returned as it is, which is no list.

titre: Le résultat de `map` est renvoyé tel quel, et ce n'est pas une liste.
en: Show what you return: does it look like `[3, 2, 4, 1]`? What would make a list of it?
fr: Affichez ce que vous renvoyez : cela ressemble-t-il à `[3, 2, 4, 1]` ? Qu'est-ce qui en ferait une liste ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return map(int, input("Proposition : ").split())

"""Looking up an absent value in a dictionary of counts raises an error.

titre: Chercher une valeur absente dans le dictionnaire des comptes provoque une erreur.
en: When `n` is absent, your function asks for a key that was never created: which number goes with a value it has not met?
fr: Quand `n` est absent, votre fonction demande une clé qui n'a jamais été créée : quel nombre correspond à une valeur qu'elle n'a pas rencontrée ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    compte = {}
    for x in l:
        if x in compte:
            compte[x] += 1
        else:
            compte[x] = 1
    return compte[n]

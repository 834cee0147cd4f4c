"""The numbers of secrets are returned in a list.

titre: Les nombres de codes secrets sont renvoyés dans une liste.
en: In your list, how does one see which number of tries a number belongs to? Which type did the statement ask for?
fr: Dans votre liste, comment voit-on à quel nombre d'essais un nombre correspond ? Quel type l'énoncé demandait-il ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return [tries.count(n) for n in range(1, max(tries) + 1)]

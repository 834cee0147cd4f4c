"""Games of more than six tries are left out.

titre: Les parties de plus de six essais sont oubliées.
en: MM(1, 8) has eight codes: what do the values of your dictionary add up to? Which secrets are missing?
fr: MM(1, 8) a huit codes : quelle est la somme des valeurs de votre dictionnaire ? Quels codes secrets manquent ?
fails: exhaustive_of_larger_games
"""


def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {number: tries.count(number) for number in range(1, 7) if number in tries}

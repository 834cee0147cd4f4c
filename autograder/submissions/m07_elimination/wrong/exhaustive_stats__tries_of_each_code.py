"""The dictionary goes from each code to its number of tries.

titre: Le dictionnaire mène de chaque code à son nombre d'essais.
en: What are the keys of your dictionary, and what should they be?
fr: Quelles sont les clés de votre dictionnaire, et que doivent-elles être ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    return {tuple(secret): len(guess(secret, p, c)) for secret in tous_les_codes(p, c)}

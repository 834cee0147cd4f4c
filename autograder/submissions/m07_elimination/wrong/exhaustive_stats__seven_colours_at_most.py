"""No more than seven colours are played.

titre: Pas plus de sept couleurs ne sont jouées.
en: How many secrets do your values add up to for MM(1, 8), and how many codes does that game have?
fr: Quelle est la somme de vos valeurs pour MM(1, 8), et combien de codes ce jeu a-t-il ?
fails: exhaustive_of_larger_games
"""


def exhaustive_stats(p, c):
    return dict(Counter(len(guess(secret, p, c)) for secret in tous_les_codes(p, min(c, 7))))

"""The first guess is not among the keys.

titre: La première proposition n'est pas parmi les clés.
en: Which string of `everything` is not a key? It is a poor second guess; how poor, the dictionary should say.
fr: Quelle chaîne de `everything` n'est pas une clé ? C'est une mauvaise deuxième proposition ; à quel point, le dictionnaire devrait le dire.
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {}
    for guess in everything:
        if guess != first_guess:
            stats[guess] = (is_compatible(guess, history), expected_new_compatible_area(guess, history))
    return stats

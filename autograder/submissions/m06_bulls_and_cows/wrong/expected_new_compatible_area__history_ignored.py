"""The mean is over everything: the history is not used.

titre: La moyenne porte sur `everything` : l'historique ne sert pas.
en: After a first turn, which strings may be the secret? Does your result change with the history?
fr: Après un premier tour, quelles chaînes peuvent être le secret ? Votre résultat change-t-il avec l'historique ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in everything).values()
    return sum(size**2 for size in sizes) / len(everything)

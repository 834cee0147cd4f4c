"""The strings eliminated are counted, not those that are left.

titre: Ce sont les chaînes éliminées qui sont comptées, et non celles qui restent.
en: With the guess `'12'` and an empty history, 10/6 strings of six are left on average. What does your number count?
fr: Avec la proposition `'12'` et un historique vide, il reste en moyenne 10/6 chaînes sur six. Que compte votre nombre ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return len(area) - sum(size**2 for size in sizes) / len(area)

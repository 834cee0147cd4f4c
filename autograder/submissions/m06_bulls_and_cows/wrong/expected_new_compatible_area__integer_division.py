"""The division drops the fraction.

titre: La division perd les décimales.
en: Your result is a whole number each time: at which line do its decimals disappear?
fr: Votre résultat est chaque fois un nombre entier : à quelle ligne ses décimales disparaissent-elles ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) // len(area)

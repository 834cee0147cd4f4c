"""The mean is rounded to two decimals.

titre: La moyenne est arrondie à deux décimales.
en: Compute 10/6 by hand and compare it with your value: what is lost, and when two means are close, which one is then smaller?
fr: Calculez 10/6 à la main et comparez avec votre valeur : qu'est-ce qui est perdu, et de deux moyennes proches, laquelle est alors la plus petite ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return round(sum(size**2 for size in sizes) / len(area), 2)

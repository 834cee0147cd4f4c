"""The sum is divided by the number of all strings.

titre: La somme est divisée par le nombre de toutes les chaînes.
en: Over how many secrets is the sum taken, and by what is it divided?
fr: Sur combien de secrets porte la somme, et par quoi est-elle divisée ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    total = 0
    area = compatible_area(history)
    for size in Counter(bulls_n_cows(guess, secret) for secret in area).values():
        total += size * size
    return total / len(everything)

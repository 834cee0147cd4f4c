"""The replies are counted in a table that ends before five bulls.

titre: Les réponses sont comptées dans un tableau qui s'arrête avant cinq taureaux.
en: Which line stops, and which reply is counted there? How many bulls can a guess of 5 characters get?
fr: Quelle ligne s'arrête, et quelle réponse y est comptée ? Combien de taureaux peut avoir une proposition de 5 caractères ?
fails: expected_area_of_large_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    counts = [0] * 45
    for secret in area:
        bulls, cows = bulls_n_cows(guess, secret)
        counts[10 * bulls + cows] += 1
    return sum(count * count for count in counts) / len(area)

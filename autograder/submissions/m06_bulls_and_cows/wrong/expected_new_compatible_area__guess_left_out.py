"""The guess itself is left out of the strings that may be the secret.

titre: La proposition elle-même est oubliée parmi les codes secrets possibles.
en: When the guess is compatible, may it be the secret? Look at the column 12 of the table.
fr: Quand la proposition est compatible, peut-elle être le secret ? Regardez la colonne 12 du tableau.
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = [secret for secret in compatible_area(history) if secret != guess] or [guess]
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) / len(area)

"""After the winning reply, the area is taken to be empty.

titre: Après la réponse gagnante, la zone est tenue pour vide.
en: When the guess is the secret, which string is still compatible with the reply? Look at the column 12 of the table.
fr: Quand la proposition est le secret, quelle chaîne est encore compatible avec la réponse ? Regardez la colonne 12 du tableau.
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area if secret != guess).values()
    return sum(size**2 for size in sizes) / len(area)

"""The winning proposition is not counted as a try.

titre: La proposition gagnante n'est pas comptée comme un essai.
en: Your result counts games won in 0 tries: can that be?
fr: Votre résultat compte des parties gagnées en 0 essai : est-ce possible ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c)) - 1
        stats[tries] = stats.get(tries, 0) + 1
    return stats

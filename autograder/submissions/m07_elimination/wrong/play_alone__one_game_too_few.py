"""The loop goes from 1 to n - 1.

titre: La boucle va de 1 à `n - 1`.
en: For n = 1, how many games does your loop play?
fr: Pour n = 1, combien de parties votre boucle joue-t-elle ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(1, n):
        tries = len(guess(random.choice(codes), p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats

"""The average number of tries is returned.

titre: C'est le nombre moyen d'essais qui est renvoyé.
en: Your result is one number: which games does it put together that should be told apart?
fr: Votre résultat est un seul nombre : quelles parties confond-il, qu'il fallait distinguer ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return sum(len(guess(random.choice(codes), p, c)) for _ in range(n)) / n

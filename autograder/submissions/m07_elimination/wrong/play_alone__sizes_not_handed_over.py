"""guess is called with the secret only: it plays MM(4, 8).

titre: `guess` est appelé avec le seul code secret : il joue MM(4, 8).
en: Which game does `guess` play when it is called with a secret only? How many pegs does your secret have?
fr: À quel jeu `guess` joue-t-elle quand on l'appelle avec un code secret seulement ? Combien de pions votre code secret a-t-il ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        tries = len(guess([random.randint(1, c) for _ in range(p)]))
        stats[tries] = stats.get(tries, 0) + 1
    return stats

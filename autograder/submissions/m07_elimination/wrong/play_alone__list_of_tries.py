"""The numbers of tries are returned one by one, in a list.

titre: Les nombres d'essais sont renvoyés un à un, dans une liste.
en: Your list tells each game; how often does each number occur in it? Which dictionary says so?
fr: Votre liste raconte chaque partie ; combien de fois chaque nombre y figure-t-il ? Quel dictionnaire le dit ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return [len(guess(random.choice(codes), p, c)) for _ in range(n)]

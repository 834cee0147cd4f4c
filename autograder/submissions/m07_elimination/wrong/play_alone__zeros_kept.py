"""Numbers of tries that no game took are in the dictionary too.

titre: Des nombres d'essais qu'aucune partie n'a demandés sont aussi dans le dictionnaire.
en: Compare `play_alone(1, 1, 1)` with `{1: 1}`: which keys are too many, and how many games took so many tries?
fr: Comparez `play_alone(1, 1, 1)` à `{1: 1}` : quelles clés sont de trop, et combien de parties ont demandé autant d'essais ?
fails: alone_holds_no_zeros
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {tries: 0 for tries in range(1, 20)}
    for _ in range(n):
        stats[len(guess(random.choice(codes), p, c))] += 1
    return stats

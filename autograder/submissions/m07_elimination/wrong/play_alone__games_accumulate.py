"""The dictionary is global: the games of earlier calls are in it.

titre: Le dictionnaire est global : les parties des appels précédents y sont.
en: Call `play_alone(1, 2, 4)` twice: how many games does the second result count?
fr: Appelez deux fois `play_alone(1, 2, 4)` : combien de parties le second résultat compte-t-il ?
fails: alone_counts_n_games
"""

stats_alone = {}


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        stats_alone[tries] = stats_alone.get(tries, 0) + 1
    return stats_alone

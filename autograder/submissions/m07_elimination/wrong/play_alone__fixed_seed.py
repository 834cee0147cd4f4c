"""The seed is set in the function: all calls play the same games.

titre: La graine est fixée dans la fonction : tous les appels jouent les mêmes parties.
en: Call your function twice: why are both results the same? Where does chance come in? If there is a `random.seed`: what does it do?
fr: Appelez deux fois votre fonction : pourquoi les deux résultats sont-ils identiques ? Où le hasard intervient-il ? S'il y a un `random.seed` : que fait-il ?
fails: alone_leaves_it_to_chance
"""


def play_alone(n, p=4, c=8):
    random.seed(8)
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats

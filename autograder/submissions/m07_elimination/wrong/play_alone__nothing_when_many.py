"""For more than fifty games, nothing is counted.

titre: Au-delà de cinquante parties, rien n'est compté.
en: What does `play_alone(100, 2, 4)` give? Does every path through your function end with a dictionary of `n` games?
fr: Que donne `play_alone(100, 2, 4)` ? Tous les chemins de votre fonction finissent-ils par un dictionnaire de `n` parties ?
fails: alone_has_the_right_frequencies alone_leaves_it_to_chance
"""


def play_alone(n, p=4, c=8):
    if n > 50:
        return None
    codes = tous_les_codes(p, c)
    return dict(Counter(len(guess(random.choice(codes), p, c)) for _ in range(n)))

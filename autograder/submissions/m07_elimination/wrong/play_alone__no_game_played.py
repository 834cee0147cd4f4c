"""Nothing is played: the frequencies of MM(2, 4) are drawn, and one try is counted for each game elsewhere.

titre: Rien n'est joué : les fréquences de MM(2, 4) sont tirées, et ailleurs un essai est compté par partie.
en: Compare `play_alone(100, 2, 3)` with `exhaustive_stats(2, 3)`: where do the numbers of your function come from?
fr: Comparez `play_alone(100, 2, 3)` et `exhaustive_stats(2, 3)` : d'où viennent les nombres de votre fonction ?
fails: alone_has_the_right_frequencies alone_leaves_it_to_chance
"""


def play_alone(n, p=4, c=8):
    return dict(Counter(random.choices([1, 2, 3, 4], [1, 4, 8, 3], k=n))) if (p, c) == (2, 4) else {1: n}

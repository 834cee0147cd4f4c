"""All games are counted under one number of tries, the same at every call.

titre: Toutes les parties sont comptées sous un seul nombre d'essais, le même à chaque appel.
en: Compare `play_alone(100, 2, 4)` with `exhaustive_stats(2, 4)`: is each game of your function played, and found in as many tries as you count?
fr: Comparez `play_alone(100, 2, 4)` à `exhaustive_stats(2, 4)` : chaque partie de votre fonction est-elle jouée, et gagnée en autant d'essais que vous comptez ?
fails: alone_has_the_right_frequencies alone_leaves_it_to_chance
"""


def play_alone(n, p=4, c=8):
    return {1: n}

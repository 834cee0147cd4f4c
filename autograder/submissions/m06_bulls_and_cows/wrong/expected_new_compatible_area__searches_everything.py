"""Everything is searched again for each possible secret: right, and far too slow.

titre: `everything` est parcouru à nouveau pour chaque code secret possible : c'est juste, et bien trop lent.
en: For each possible secret, how many strings does your function look at: all of them, or those that are still possible? Does it have to look at any?
fr: Pour chaque secret possible, combien de chaînes votre fonction regarde-t-elle : toutes, ou celles qui sont encore possibles ? Faut-il en regarder ?
fails: expected_area_of_large_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    total = 0
    for secret in area:
        bulls, cows = bulls_n_cows(guess, secret)
        total += len(compatible_area(history + [(guess, bulls, cows)]))
    return total / len(area)

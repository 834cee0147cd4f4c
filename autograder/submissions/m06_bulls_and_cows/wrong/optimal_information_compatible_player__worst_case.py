"""The guess whose largest new area is smallest is played.

titre: C'est la proposition dont la plus grande nouvelle zone est la plus petite qui est jouée.
en: Your player fears the worst case. What do the rules make as small as possible: the largest new area, or the mean?
fr: Votre joueur craint le pire des cas. Que rendent les règles aussi petit que possible : la plus grande des nouvelles zones, ou la moyenne ?
fails: compatible_player_guesses_what_teaches_most
"""


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: max(sizes_of(choice, area)))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

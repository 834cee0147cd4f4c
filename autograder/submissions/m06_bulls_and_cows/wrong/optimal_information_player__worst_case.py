"""The guess whose largest new area is smallest is played.

titre: C'est la proposition dont la plus grande nouvelle zone est la plus petite qui est jouée.
en: Your player fears the worst case. What do the rules make as small as possible: the largest new area, or the mean?
fr: Votre joueur craint le pire des cas. Que rendent les règles aussi petit que possible : la plus grande des nouvelles zones, ou la moyenne ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: max(Counter(bulls_n_cows(choice, secret) for secret in area).values()))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

"""The guess with the largest entropy is played.

titre: C'est la proposition de plus grande entropie qui est jouée.
en: Entropy is another measure of what a guess teaches: it does not always choose the same. Which mean do the rules make as small as possible?
fr: L'entropie mesure autrement ce qu'apprend une proposition : elle ne choisit pas toujours la même. Quelle moyenne les règles rendent-elles aussi petite que possible ?
fails: information_guesses_what_teaches_most
"""

from math import log2


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: round(sum(size * log2(size) for size in sizes_of(choice, area)), 9))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

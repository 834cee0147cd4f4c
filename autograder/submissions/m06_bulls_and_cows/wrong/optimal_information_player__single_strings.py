"""The guess with the largest number of new areas of one string is played.

titre: C'est la proposition ayant le plus de nouvelles zones d'une seule chaîne qui est jouée.
en: Your player counts the replies that leave a single string. And what do the other replies leave? What do the rules compare?
fr: Votre joueur compte les réponses qui ne laissent qu'une chaîne. Et que laissent les autres réponses ? Que comparent les règles ?
fails: information_guesses_what_teaches_most
"""


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: -list(sizes_of(choice, area)).count(1))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

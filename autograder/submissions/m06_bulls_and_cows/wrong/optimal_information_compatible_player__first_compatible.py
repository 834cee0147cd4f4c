"""The first compatible string is played: nothing is compared.

titre: C'est la première chaîne compatible qui est jouée : rien n'est comparé.
en: Your player plays the first compatible string. When there are several, how do you know which one leaves the smallest area?
fr: Votre joueur joue la première chaîne compatible. Quand il y en a plusieurs, comment savez-vous laquelle laisse la plus petite zone ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = compatible_area(history)[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

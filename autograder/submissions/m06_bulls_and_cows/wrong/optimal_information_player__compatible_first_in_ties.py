"""Of several equally good strings, a compatible one is preferred.

titre: De plusieurs chaînes également bonnes, une compatible est préférée.
en: Your player prefers strings that may win. That is a good idea, the lesson says how good; but what do the rules say of several equally good strings?
fr: Votre joueur préfère les chaînes qui peuvent gagner. C'est une bonne idée, la leçon dit à quel point ; mais que disent les règles de plusieurs chaînes aussi bonnes ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(everything, key=lambda choice: (expected_new_compatible_area(choice, history), choice not in area))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

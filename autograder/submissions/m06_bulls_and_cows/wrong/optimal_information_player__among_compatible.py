"""The best guess is looked for among the compatible strings only.

en: Which list does your search go through? After the turn 123 → (2, 0), is 134 among its strings?
fr: Quelle liste votre recherche parcourt-elle ? Après le tour 123 → (2, 0), 134 est-il parmi ses chaînes ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

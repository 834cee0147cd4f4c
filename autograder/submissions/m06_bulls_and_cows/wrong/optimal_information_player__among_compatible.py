"""The best guess is looked for among the compatible strings only.

titre: La meilleure proposition n'est cherchée que parmi les chaînes compatibles.
en: Which list does your search go through? After the turn 123 → (2, 0), the string 134 can no longer be the secret: does your search still look at it?
fr: Quelle liste votre recherche parcourt-elle ? Après le tour 123 → (2, 0), la chaîne 134 ne peut plus être le secret : votre recherche la regarde-t-elle encore ?
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

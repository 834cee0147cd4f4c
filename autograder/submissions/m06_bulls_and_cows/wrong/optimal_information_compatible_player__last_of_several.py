"""Of several equally good strings, the last one is played.

titre: De plusieurs chaînes également bonnes, c'est la dernière qui est jouée.
en: Of several equally good strings, which one do the rules play? In which order does your search look at them?
fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Dans quel ordre votre recherche les regarde-t-elle ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = min(reversed(compatible_area(history)), key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

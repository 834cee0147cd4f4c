"""Of several equally good strings, the last one is played.

titre: De plusieurs chaînes également bonnes, c'est la dernière qui est jouée.
en: Of several equally good strings, which one do the rules play? In your comparison, what happens when the new mean equals the best one so far?
fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Dans votre comparaison, que se passe-t-il quand la nouvelle moyenne est égale à la meilleure trouvée ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        best = len(everything)
        for choice in area if len(area) == 1 else everything:
            mean = expected_new_compatible_area(choice, history)
            if mean <= best:
                best, guess = mean, choice
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

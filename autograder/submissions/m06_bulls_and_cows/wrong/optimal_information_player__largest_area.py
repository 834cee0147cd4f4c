"""The guess with the largest expected area is played.

titre: C'est la proposition laissant en moyenne la plus grande zone qui est jouée.
en: Does a guess teach much when it leaves many strings, or when it leaves few?
fr: Une proposition apprend-elle beaucoup quand elle laisse beaucoup de chaînes, ou quand elle en laisse peu ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = max(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

"""The sum of the cubes of the sizes is compared.

titre: C'est la somme des cubes des tailles qui est comparée.
en: A reply that three secrets give leaves three strings: how many times does this 3 enter the mean, and how much is that in all? And in your sum?
fr: Une réponse que donnent trois secrets laisse trois chaînes : combien de fois ce 3 entre-t-il dans la moyenne, et combien cela fait-il en tout ? Et dans votre somme ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: sum(n**3 for n in Counter(bulls_n_cows(choice, s) for s in area).values()))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

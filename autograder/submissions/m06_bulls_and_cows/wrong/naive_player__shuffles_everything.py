"""The list everything itself is shuffled.

titre: La liste `everything` elle-même est mélangée.
en: Print `everything[:3]` before and after a game. What does `random.shuffle` do to the list it is given?
fr: Affichez `everything[:3]` avant et après une partie. Que fait `random.shuffle` de la liste qu'on lui donne ?
fails: naive_leaves_everything_alone
"""


def naive_player(answer):
    random.shuffle(everything)
    history = []
    for guess in everything:
        if is_compatible(guess, history):
            history.append((guess, *bulls_n_cows(guess, answer)))
            if guess == answer:
                return history

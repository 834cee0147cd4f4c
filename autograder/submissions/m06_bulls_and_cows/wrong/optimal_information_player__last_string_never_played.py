"""When one string is left, the search for the best guess goes on, and the game has no end.

titre: Quand il reste une seule chaîne, la recherche de la meilleure proposition continue, et la partie n'a pas de fin.
en: When a single string is left, what is the expected new area of each guess? Which of them does your player take, turn after turn?
fr: Quand il ne reste qu'une chaîne, quelle est la taille moyenne de la nouvelle zone, pour chaque proposition ? Laquelle votre joueur prend-il, tour après tour ?
fails: information_plays_whole_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history

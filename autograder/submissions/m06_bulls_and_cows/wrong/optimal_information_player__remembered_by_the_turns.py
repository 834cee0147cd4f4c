"""The best guess is remembered by the turns so far, whatever strings the game has.

titre: La meilleure proposition est retenue d'après les tours joués, quelles que soient les chaînes du jeu.
en: After the same turns, is the best guess the same one when `everything` is another list? What tells your function that it is another game?
fr: Après les mêmes tours, la meilleure proposition est-elle la même quand `everything` est une autre liste ? Qu'est-ce qui dit à votre fonction que c'est un autre jeu ?
fails: information_in_larger_games
"""

best_after = {}


def optimal_information_player(answer):
    history, area = [], everything
    guess = random.choice(everything)
    while True:
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = compatible_area(history, area)
        turns = tuple(history)
        if turns not in best_after:
            best_after[turns] = (
                area[0]
                if len(area) == 1
                else min(everything, key=lambda one: (expected_new_compatible_area(one, history), one))
            )
        guess = best_after[turns]

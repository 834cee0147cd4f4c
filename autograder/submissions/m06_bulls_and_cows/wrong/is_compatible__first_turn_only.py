"""The answer is given after the first turn.

titre: La réponse est donnée après le premier tour.
en: In a history of two turns, when is the second one looked at?
fr: Dans un historique de deux tours, quand le second est-il regardé ?
fails: compatible_with_all_turns
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) == (bulls, cows):
            return True
        else:
            return False
    return True

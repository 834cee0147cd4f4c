"""Nothing is returned when a turn disagrees.

titre: Rien n'est renvoyé quand un tour est en désaccord.
en: When a turn disagrees, which `return` does your function reach?
fr: Quand un tour n'est pas d'accord, quel `return` votre fonction atteint-elle ?
fails: compatible_says_true_or_false
"""


def is_compatible(guess, history):
    agreed = 0
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) == (bulls, cows):
            agreed += 1
    if agreed == len(history):
        return True

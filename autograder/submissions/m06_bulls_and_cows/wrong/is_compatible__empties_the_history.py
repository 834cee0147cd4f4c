"""The history is emptied turn by turn.

titre: L'historique est vidé tour par tour.
en: Print the history before and after the call. To whom does the list belong that your function takes turns from?
fr: Affichez l'historique avant et après l'appel. À qui est la liste dont votre fonction retire des tours ?
fails: compatible_leaves_the_history_alone
"""


def is_compatible(guess, history):
    while history:
        earlier, bulls, cows = history.pop()
        if bulls_n_cows(guess, earlier) != (bulls, cows):
            return False
    return True

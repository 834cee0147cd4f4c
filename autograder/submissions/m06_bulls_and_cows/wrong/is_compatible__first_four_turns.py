"""Only the first four turns of the history are looked at.

titre: Seuls les quatre premiers tours de l'historique sont regardés.
en: Take a history of six turns, with a disagreement in the last only: does your function go that far?
fr: Prenez un historique de six tours, avec un désaccord au dernier seulement : votre fonction va-t-elle jusque-là ?
fails: compatible_with_all_turns
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history[:4]:
        if bulls_n_cows(earlier, guess) != (bulls, cows):
            return False
    return True

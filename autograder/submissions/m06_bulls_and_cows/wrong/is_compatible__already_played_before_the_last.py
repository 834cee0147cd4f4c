"""A string that was played before the last turn is refused, whatever the reply.

titre: Une chaîne jouée avant le dernier tour est refusée, quelle que soit la réponse.
en: If the reply to an earlier guess says that it is the secret, may it be the secret still?
fr: Si la réponse à une proposition précédente dit que c'est le secret, peut-elle encore être le secret ?
fails: compatible_with_all_turns
"""


def is_compatible(guess, history):
    if guess in [earlier for earlier, bulls, cows in history[:-1]]:
        return False
    return all(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history)

"""A string that was played is refused, whatever the reply.

titre: Une chaîne déjà jouée est refusée, quelle que soit la réponse.
en: If the reply to a guess says that it is the secret, may it be the secret?
fr: Si la réponse à une proposition dit que c'est le secret, peut-elle être le secret ?
fails: compatible_with_one_turn
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if guess == earlier or bulls_n_cows(guess, earlier) != (bulls, cows):
            return False
    return True

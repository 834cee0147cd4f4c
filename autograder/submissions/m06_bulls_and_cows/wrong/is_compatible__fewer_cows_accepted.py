"""Fewer cows than in the reply are accepted.

titre: Moins de vaches que dans la réponse sont acceptées.
en: Were it the secret, the string would have replied with fewer cows: is it still possible?
fr: Si c'était le secret, la chaîne aurait répondu par moins de vaches : est-elle encore possible ?
fails: compatible_with_one_turn
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        same, elsewhere = bulls_n_cows(guess, earlier)
        if same != bulls or elsewhere > cows:
            return False
    return True

"""Only the first six turns are looked at.

titre: On ne regarde que les six premiers tours.
en: How long is the history of the call above? With which of its turns does the string not agree, and does your function come to that one?
fr: Quelle est la longueur de l'historique ci-dessus ? Avec quel tour la chaîne n'est-elle pas compatible, et votre fonction arrive-t-elle jusqu'à lui ?
fails: compatible_with_all_turns
"""

def is_compatible(guess, history):
    return all(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history[:6])

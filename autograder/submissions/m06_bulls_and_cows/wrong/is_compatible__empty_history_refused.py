"""With an empty history the answer is False.

titre: Avec un historique vide, la réponse est `False`.
en: Before the first turn, which strings may be the secret?
fr: Avant le premier tour, quelles chaînes peuvent être le secret ?
fails: compatible_with_all_turns
"""


def is_compatible(guess, history):
    agrees = False
    for earlier, bulls, cows in history:
        agrees = bulls_n_cows(guess, earlier) == (bulls, cows)
        if not agrees:
            break
    return agrees

"""Only the bulls are compared.

titre: Seuls les taureaux sont comparés.
en: A reply is two numbers: which of them does your function compare? Try a turn with 0 bulls.
fr: Une réponse tient en deux nombres : lesquels votre fonction compare-t-elle ? Essayez un tour à 0 taureau.
fails: compatible_with_one_turn
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier)[0] != bulls:
            return False
    return True

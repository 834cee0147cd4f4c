"""Bulls and cows are added before they are compared.

titre: Taureaux et vaches sont additionnés avant d'être comparés.
en: One bull and no cow, no bull and one cow: are they the same reply?
fr: Un taureau et aucune vache, aucun taureau et une vache : est-ce la même réponse ?
fails: compatible_with_one_turn
"""


def is_compatible(guess, history):
    return all(sum(bulls_n_cows(guess, earlier)) == bulls + cows for earlier, bulls, cows in history)

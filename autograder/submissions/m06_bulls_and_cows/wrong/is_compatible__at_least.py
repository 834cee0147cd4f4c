"""As many bulls and cows or more are accepted.

titre: Autant de taureaux et de vaches, ou davantage, sont acceptés.
en: Is a string that would have replied with more bulls still possible?
fr: Une chaîne qui aurait répondu par plus de taureaux est-elle encore possible ?
fails: compatible_with_one_turn
"""


def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        reply = bulls_n_cows(guess, earlier)
        if reply[0] < bulls or reply[1] < cows:
            return False
    return True

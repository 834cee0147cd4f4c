"""One turn that agrees is enough.

titre: Un seul tour qui concorde suffit.
en: When one turn agrees and another does not, may the string still be the secret?
fr: Quand un tour est d'accord et un autre non, la chaîne peut-elle encore être le secret ?
fails: compatible_with_all_turns
"""


def is_compatible(guess, history):
    if not history:
        return True
    return any(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history)

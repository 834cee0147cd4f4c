"""A global flag is never set back.

titre: Un drapeau global n'est jamais remis en place.
en: Ask for a string that is not compatible, then for one that is: what does your function say the second time, and where was that decided?
fr: Demandez pour une chaîne qui n'est pas compatible, puis pour une qui l'est : que dit votre fonction la seconde fois, et où cela s'est-il décidé ?
fails: compatible_twice
"""


contradicted = False


def is_compatible(guess, history):
    global contradicted
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) != (bulls, cows):
            contradicted = True
    return not contradicted

"""The characters are drawn one after the other: not all strings have the same chance.

titre: Les caractères sont tirés l'un après l'autre : toutes les chaînes n'ont pas la même chance.
en: The area is 123, 124, 321: with which chance does your player draw each first character, and so each string?
fr: La zone est 123, 124, 321 : avec quelle chance votre joueur tire-t-il chaque premier caractère, et donc chaque chaîne ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while not history or history[-1][0] != answer:
        left = area
        for place in range(len(answer)):
            character = random.choice(sorted({guess[place] for guess in left}))
            left = [guess for guess in left if guess[place] == character]
        history.append((left[0], *bulls_n_cows(left[0], answer)))
        area = compatible_area(history, area)
    return history

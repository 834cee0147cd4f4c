"""The game is made, and nothing is returned.

en: Your game is made. Who receives it?
fr: Votre jeu est fait. Qui le reçoit ?
fails: two_d_has_all_pairs, two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    game = Game(pairs, pairs, score, {Comparison(True, True, True)})

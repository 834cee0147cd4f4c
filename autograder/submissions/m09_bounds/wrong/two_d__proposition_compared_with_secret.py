"""The proposition is compared with the secret: `le` and `ge` are exchanged.

titre: La proposition est comparée au secret à l'envers : `le` et `ge` sont échangés.
en: In `le`, who is less than or equal to whom? Test your function on the example with (2, 3) and (2, 1).
fr: Dans `le`, qui est inférieur ou égal à qui ? Essayez votre fonction sur l'exemple avec (2, 3) et (2, 1).
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = guess[0] <= secret[0] and guess[1] <= secret[1]
        ge = guess[0] >= secret[0] and guess[1] >= secret[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})

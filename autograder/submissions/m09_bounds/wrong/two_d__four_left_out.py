"""The numbers go from 0 to 3.

titre: Les nombres vont de 0 à 3.
en: Which is the last number that `range(4)` gives? How many pairs does your game have?
fr: Quel est le dernier nombre que donne `range(4)` ? Combien de couples votre jeu a-t-il ?
fails: two_d_has_all_pairs
"""


def two_d():
    pairs = [(a, b) for a in range(4) for b in range(4)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})

"""The list of pairs stands outside the function and grows at each call.

titre: La liste des couples est hors de la fonction et grandit à chaque appel.
en: Make the game twice: how many pairs has the second one? Where is your list made, and how often?
fr: Créez le jeu deux fois : combien de couples a le second ? Où votre liste est-elle créée, et combien de fois ?
fails: two_d_made_again
"""


pairs = []


def two_d():
    for a in range(5):
        for b in range(5):
            pairs.append((a, b))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})

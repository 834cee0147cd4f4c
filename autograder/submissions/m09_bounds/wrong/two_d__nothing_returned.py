"""The game is made, and nothing is returned.

titre: Le jeu est créé, et rien n'est renvoyé.
en: Your function gives nothing back yet. Once the game is made, which line hands it over?
fr: Votre fonction ne renvoie encore rien. Une fois le jeu créé, quelle ligne le donne à qui l'attend ?
fails: two_d_has_all_pairs, two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    game = Game(pairs, pairs, score, {Comparison(True, True, True)})

"""`score` is called instead of being handed over.

titre: `score` est appelée au lieu d'être transmise.
en: Read the error, then look at what you hand over. What does `Game` want in third place: an answer, or the function that gives the answers?
fr: Lisez l'erreur, puis regardez ce que vous donnez. Que veut `Game` à la troisième place : une réponse, ou la fonction qui donne les réponses ?
fails: two_d_compares_in_both_places
"""


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score(pairs, pairs), {Comparison(True, True, True)})

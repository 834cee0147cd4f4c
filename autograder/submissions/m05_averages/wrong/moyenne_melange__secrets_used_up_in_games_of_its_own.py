"""Plays games of its own, with secrets that do not come back: there are no more than 1296 of them.

titre: La fonction joue ses propres parties, avec des codes secrets tirés sans remise : il n'y en a que 1296.
en: How many codes are there, and how many secrets does `moyenne_melange(1300)` need? May a secret come back?
fr: Combien y a-t-il de codes, et combien de secrets faut-il à `moyenne_melange(1300)` ? Un secret peut-il revenir ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    total = 0
    for secret in random.sample(tous_les_codes(4, 6), n):
        restants = tous_les_codes(4, 6)
        proposition = random.choice(restants)
        total += 1
        while proposition != secret:
            essai = (proposition, bien_places(secret, proposition), mal_places(secret, proposition))
            restants = [code for code in restants if test_code(code, [essai])]
            proposition = random.choice(restants)
            total += 1
    return total / n

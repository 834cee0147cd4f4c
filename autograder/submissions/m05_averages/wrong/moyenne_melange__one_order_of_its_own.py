"""Plays games of its own, for which fewer random numbers are drawn than a shuffle takes.

titre: La fonction joue ses propres parties, et tire moins de nombres au hasard qu'il n'en faut pour mélanger.
en: Which random numbers does a game need besides its secret? Print the first codes that are tried in two games.
fr: De quels nombres au hasard une partie a-t-elle besoin, en plus de son secret ? Affichez les premiers codes essayés dans deux parties.
fails: melange_draws_the_order
"""


def moyenne_melange(n):
    codes = sorted(tous_les_codes(4, 6), key=lambda code: len(set(code)), reverse=True)
    total = 0
    for _ in range(n):
        secret, restants = random.choice(codes), codes
        total += 1
        while restants[0] != secret:
            p = restants[0]
            reponse = bien_places(secret, p), mal_places(secret, p)
            restants = [c for c in restants if (bien_places(c, p), mal_places(c, p)) == reponse]
            total += 1
    return total / n

"""The search for the maximum stops at 9, as if no game could take longer.

titre: La recherche du maximum s'arrête à 9, comme si aucune partie ne pouvait durer davantage.
en: Does your function know before any game that 9 is the end? What if a game took 10 tries?
fr: Votre fonction sait-elle, avant toute partie, que 9 est la fin ? Et si une partie demandait 10 essais ?
fails: maximum_of_other_games
"""


def maximum():
    longest = 0
    for secret in tous_les_codes(4, 6):
        longest = max(longest, nombre_essais(secret))
        if longest >= 9:
            return 9
    return longest

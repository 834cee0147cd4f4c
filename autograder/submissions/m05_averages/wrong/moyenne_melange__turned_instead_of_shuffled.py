"""From one game to the next, most codes keep their neighbours: the list is turned round, say, and not shuffled.

titre: D'une partie à l'autre, la plupart des codes gardent leurs voisins : la liste est tournée, par exemple, et non mélangée.
en: Print the first ten codes of two games: how many of them follow each other both times?
fr: Affichez les dix premiers codes de deux parties : combien se suivent les deux fois ?
fails: melange_draws_the_order
"""


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        place = random.randrange(len(codes))
        total += nombre_essais(random.choice(codes), codes[place:] + codes[:place])
    return total / n

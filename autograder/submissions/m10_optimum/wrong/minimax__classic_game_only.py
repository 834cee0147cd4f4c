"""The codes compared are always those of the classic game.

titre: Les codes comparés sont toujours ceux du jeu classique.
en: Your proposition has four pegs: how many has the game? What is the second argument for?
fr: Votre proposition a quatre pions : combien le jeu en a-t-il ? À quoi sert le second argument ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    best, result = 2000, None
    for code in tous_les_codes(4, 6)[:100]:
        size = max(len(part) for part in parts(code, candidates).values())
        if size < best:
            best, result = size, code
    return result

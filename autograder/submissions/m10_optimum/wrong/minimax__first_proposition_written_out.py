"""With four pegs and all codes possible, the proposition is the one known from the classic game.

titre: Avec quatre pions et tous les codes possibles, la proposition est celle du jeu classique.
en: In which game is `[1, 1, 2, 2]` the best first proposition? Where does your function look at the number of colours?
fr: Dans quel jeu `[1, 1, 2, 2]` est-elle la meilleure première proposition ? Où votre fonction regarde-t-elle le nombre de couleurs ?
fails: minimax_takes_the_smallest
"""


def minimax(candidates, codes):
    if len(codes[0]) == 4 and len(candidates) == len(codes):
        return [1, 1, 2, 2]
    return min(codes, key=lambda code: (max(map(len, parts(code, candidates).values())), code not in candidates))

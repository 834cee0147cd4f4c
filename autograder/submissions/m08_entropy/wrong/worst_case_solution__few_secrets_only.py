"""In games of more than 64 secrets, the result is empty.

titre: Dans les jeux de plus de 64 secrets, le résultat est vide.
en: In small games, yours is right. What does your function return in a game of 70 secrets, and which line makes it so?
fr: Dans de petits jeux, la vôtre est juste. Que renvoie votre fonction dans un jeu à 70 secrets, et quelle ligne en décide ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return max(all_solutions(game), key=len) if len(game.secrets) <= 64 else []

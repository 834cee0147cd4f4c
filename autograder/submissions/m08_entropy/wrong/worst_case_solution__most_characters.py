"""The game that takes most characters to write is returned, even if another one takes more steps.

titre: C'est la partie la plus longue à écrire qui est renvoyée, même si une autre demande plus d'étapes.
en: Print all the games of this tree, and the number of steps of each: what makes the game that you return the longest one for your function?
fr: Affichez toutes les parties de cet arbre, et le nombre d'étapes de chacune : qu'est-ce qui fait de la partie renvoyée la plus longue pour votre fonction ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return max(all_solutions(game), key=lambda steps: len(str(steps)))

"""The step that wins is not counted.

titre: L'étape qui gagne n'est pas comptée.
en: A secret guessed at once takes one step: which number do you give it?
fr: Un secret deviné tout de suite demande une étape : quel nombre lui donnez-vous ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        steps = len([result for _, result in solution if result not in game.endstates])
        lengths[steps] = lengths.get(steps, 0) + 1
    return lengths

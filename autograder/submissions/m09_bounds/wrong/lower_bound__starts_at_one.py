"""The search starts at 1 step.

titre: La recherche commence à 1 étape.
en: How many steps does a game without secrets need? With which number does your search begin?
fr: Combien d'étapes demande un jeu sans secret ? Par quel nombre votre recherche commence-t-elle ?
fails: lower_bound_of_a_game_without_secrets
"""


def lower_bound_on_worst_case_solution(game):
    steps = 1
    while not solution_exists(steps, game):
        steps += 1
    return steps

"""The step that finds the secret is left out.

titre: L'étape qui trouve le secret manque.
en: What is the last pair of each game? Does it hold a result that ends the game?
fr: Quel est le dernier couple de chaque partie ? Contient-il une réponse qui termine ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    return [solver(lambda g, s=secret: game.score(g, s), game)[:-1] for secret in game.secrets]

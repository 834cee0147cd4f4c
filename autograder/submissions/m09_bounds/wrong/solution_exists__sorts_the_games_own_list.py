"""The game's own list of propositions is sorted, so as to try some of them first.

titre: La liste des propositions du jeu est triée, pour en essayer certaines d'abord.
en: `sort` and `reverse` change the list itself. After a call, print `game.guesses`: whose list was it?
fr: `sort` et `reverse` modifient la liste elle-même. Après un appel, affichez `game.guesses` : à qui était cette liste ?
fails: solution_exists_leaves_the_game_alone, solution_exists_in_larger_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    game.guesses.sort(reverse=True)
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False

"""The scorers are made in a loop and used after it: all of them know the last secret only.

titre: Les fonctions de réponse sont créées dans une boucle et utilisées après elle : toutes ne connaissent que le dernier secret.
en: All your games find the same secret. If you make scorers in a loop, when does each of them look up the variable of the loop?
fr: Toutes vos parties trouvent le même secret. Si vous fabriquez des fonctions dans une boucle, quand chacune lit-elle la variable de la boucle ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    scorers = []
    for secret in game.secrets:
        scorers.append(lambda guess: game.score(guess, secret))
    return [solver(scorer, game) for scorer in scorers]

"""A game is played for each guess, be it a possible secret or not.

titre: Une partie est jouée pour chaque proposition, secret possible ou non.
en: How many secrets has this game, and how many games does your function play?
fr: Combien de secrets a ce jeu, et combien de parties votre fonction joue-t-elle ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    games = []
    for secret in game.guesses:
        try:
            games.append(solver(lambda guess: game.score(guess, secret), game))
        except ValueError:
            games.append([(secret, None)])
    return games

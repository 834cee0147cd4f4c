"""Each secret is taken out of the game when it has been played.

titre: Chaque secret est retiré du jeu une fois joué.
en: Make a game, call your function twice with it, and print `game.secrets` in between: what is left to be played?
fr: Créez un jeu, appelez deux fois votre fonction avec lui, et affichez `game.secrets` entre les deux : que reste-t-il à jouer ?
fails: solution_length_distribution_leaves_its_game_alone
"""


def solution_length_distribution(game):
    games, whole = [], game._replace(secrets=list(game.secrets))
    while game.secrets:
        secret = game.secrets.pop()
        games.append(solver(lambda guess: game.score(guess, secret), whole))
    lengths = [len(played) for played in games]
    return {length: lengths.count(length) for length in lengths}

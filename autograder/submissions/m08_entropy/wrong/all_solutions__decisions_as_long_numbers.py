"""In Mastermind, the decisions are made into numbers, so long that Python refuses to write them.

titre: Au Mastermind, les décisions sont changées en nombres si longs que Python refuse de les écrire.
en: Which decisions does `solver` give in Mastermind, and which ones do your games hold?
fr: Quelles décisions `solver` donne-t-elle au Mastermind, et lesquelles vos parties contiennent-elles ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    games = [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]
    return games if game.score is compare else [[(16**5000, result) for _, result in played] for played in games]

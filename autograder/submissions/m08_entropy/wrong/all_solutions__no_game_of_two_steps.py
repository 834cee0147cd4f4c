"""The secret is given to `score` before the guess: games of two steps end in a ValueError.

titre: Le secret est donné à `score` avant la proposition : les parties de deux étapes finissent par une `ValueError`.
en: When the secret is 1 and the guess is 2, which result does your program get? In which order does `score` want its arguments?
fr: Quand le secret est 1 et la proposition 2, quelle réponse votre programme obtient-il ? Dans quel ordre `score` veut-elle ses arguments ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    return [solver(lambda guess: game.score(secret, guess), game) for secret in game.secrets]

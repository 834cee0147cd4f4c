"""The number of secrets is compared with a power of the number of answers.

en: So many sequences of answers exist; does that make a strategy? Test your function on three secrets which no proposition tells apart.
fr: Il existe bien autant de suites de réponses ; cela fait-il une stratégie ? Essayez votre fonction avec trois secrets qu'aucune proposition ne distingue.
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    return len(game.secrets) <= len(answers) ** maxsteps

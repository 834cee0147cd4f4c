"""The number of secrets is compared with a power of the number of answers.

titre: Le nombre de secrets est comparé à une puissance du nombre de réponses.
en: With 0 steps nothing has been proposed: can even one secret be found? And are three secrets which no proposition tells apart found sooner because many sequences of answers exist?
fr: En 0 étape rien n'a été proposé : peut-on trouver ne serait-ce qu'un secret ? Et trois secrets qu'aucune proposition ne distingue sont-ils trouvés plus tôt parce qu'il existe beaucoup de suites de réponses ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    return len(game.secrets) <= len(answers) ** maxsteps

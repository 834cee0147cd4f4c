"""Only one of the end states is looked at.

titre: Un seul des états finals est regardé.
en: `game.endstates` is a set: how many answers may it hold? Which of them does your function look at?
fr: `game.endstates` est un ensemble : combien de réponses peut-il contenir ? Lesquelles votre fonction regarde-t-elle ?
fails: solution_exists_where_only_the_answer_ends
"""


def solution_exists(maxsteps, game):
    won = sorted(game.endstates)[0]
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer == won or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False

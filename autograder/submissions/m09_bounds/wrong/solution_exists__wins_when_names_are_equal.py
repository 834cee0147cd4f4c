"""A proposition is thought to win when it is equal to the secret, whatever the answer.

titre: Une proposition est tenue pour gagnante quand elle est égale au secret, quelle que soit la réponse.
en: What says that a game is over: that proposition and secret look the same, or the answer? Look at a game whose propositions have other names than its secrets.
fr: Qu'est-ce qui dit qu'une partie est finie : que la proposition et le secret s'écrivent pareil, ou la réponse ? Regardez un jeu dont les propositions portent d'autres noms que les secrets.
fails: solution_exists_where_only_the_answer_ends
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            set(part) == {guess} or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for part in parts.values()
        ):
            return True
    return False

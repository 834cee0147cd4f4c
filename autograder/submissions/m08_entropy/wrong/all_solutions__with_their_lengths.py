"""The games of Mastermind come with their lengths.

titre: Les parties de Mastermind viennent avec leurs longueurs.
en: What are the elements of your list in Mastermind? And in `number_game(3)`?
fr: Quels sont les éléments de votre liste au Mastermind ? Et dans `number_game(3)` ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    games = [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]
    return games if game.score is compare else [(played, len(played)) for played in games]

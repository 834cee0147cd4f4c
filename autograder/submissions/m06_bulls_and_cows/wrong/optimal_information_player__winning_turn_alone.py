"""The history is the winning turn alone.

titre: L'historique est le seul tour gagnant.
en: Each of your histories holds one turn, the winning one: where are the guesses before it? And if there were none, how did your player know the secret?
fr: Chacun de vos historiques contient un seul tour, le tour gagnant : où sont les propositions précédentes ? Et s'il n'y en a pas eu, comment votre joueur connaissait-il le secret ?
fails: information_plays_whole_games
"""


def optimal_information_player(answer):
    return [(answer, len(answer), 0)]

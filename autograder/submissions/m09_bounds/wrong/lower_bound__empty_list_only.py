"""That no secret is left is seen of a list only.

titre: On ne voit qu'aucun secret ne reste que s'ils sont dans une liste.
en: Is an empty set equal to `[]`? Which question tells that any collection is empty?
fr: Un ensemble vide est-il égal à `[]` ? Quelle question dit de toute collection qu'elle est vide ?
fails: lower_bound_of_a_game_without_secrets
"""


def lower_bound_on_worst_case_solution(game):
    if game.secrets == []:
        return 0
    steps = 1
    while not solution_exists(steps, game):
        steps += 1
    return steps

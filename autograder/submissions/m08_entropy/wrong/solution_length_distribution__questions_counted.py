"""Each decision is counted at its depth, not each secret.

titre: Chaque décision est comptée à sa profondeur, et non chaque secret.
en: What does each of your numbers count: the secrets that are found at that step, or the questions that are asked at it?
fr: Que compte chacun de vos nombres : les secrets trouvés à cette étape, ou les questions qu'on y pose ?
fails: solution_length_distribution_of_mastermind
"""


def solution_length_distribution(game):
    asked = {}
    for solution in all_solutions(game):
        for step in range(1, len(solution) + 1):
            asked.setdefault(step, set()).add(tuple(solution[:step - 1]) + solution[step - 1][:1])
    return {step: len(questions) for step, questions in asked.items()}

"""The steps stand in the order in which the recursion comes back: the last one first.

titre: Les étapes sont dans l'ordre où la récursion revient : la dernière en premier.
en: Which decision does each of your games begin with? Which one was taken first?
fr: Par quelle décision chacune de vos parties commence-t-elle ? Laquelle a été prise en premier ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    def walk(tree):
        if tree is None:
            yield []
            return
        decision, branches = next(tree)
        for result, subtree in branches:
            for rest in walk(subtree):
                rest.append((decision, result))
                yield rest

    return list(walk(lazy_solution_tree(game)))

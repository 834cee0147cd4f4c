"""The games are one and the same list, to which steps are added and from which they are taken away.

titre: Les parties sont une seule et même liste, à laquelle des étapes sont ajoutées puis retirées.
en: Your games are empty when they come out: were they empty when you put them in? Print the `id` of each list: how many different ones are there?
fr: Vos parties sont vides à la sortie : l'étaient-elles quand vous les avez rangées ? Affichez l'`id` de chaque liste : combien y en a-t-il de différents ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    games, played = [], []

    def walk(tree):
        if tree is None:
            games.append(played)
            return
        decision, branches = next(tree)
        for result, subtree in branches:
            played.append((decision, result))
            walk(subtree)
            played.pop()

    walk(lazy_solution_tree(game))
    return games

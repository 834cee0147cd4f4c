"""The largest part is gone down to, not the one in which the longest game lies.

titre: On descend dans la plus grande part, et non dans celle où se trouve la partie la plus longue.
en: Does the part with most secrets always hold the longest game? Compare the result with the longest of all games of the same tree.
fr: La part qui a le plus de secrets contient-elle toujours la partie la plus longue ? Comparez le résultat à la plus longue de toutes les parties du même arbre.
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    path, tree, left = [], lazy_solution_tree(game), list(game.secrets)
    while tree is not None:
        node = next(tree)
        groups = partition(left, lambda secret: game.score(node.decision, secret))
        branch = max(node.branches, key=lambda one: (one.subtree is not None, len(groups[one.result])))
        path.append((node.decision, branch.result))
        tree, left = branch.subtree, groups[branch.result]
    return path

"""The classes and the games of the exercise are not repeated; games are walked by a stack."""

from math import log


def mastermind_score(first, second):
    rest1, rest2 = [], []
    for a, b in zip(first, second):
        if a != b:
            rest1.append(a)
            rest2.append(b)
    white = 0
    for letter in rest1:
        if letter in rest2:
            rest2.remove(letter)
            white += 1
    return Pegs(black=len(first) - len(rest1), white=white)


def partition(S, func):
    elements = [(func(s), s) for s in S]
    return {value: {s for other, s in elements if other == value} for value, _ in elements}


def entropy(P):
    P = tuple(P)
    W = sum(P)
    if W == 0:
        return 0
    return log(W, 2) - sum(w * log(w, 2) for w in P if w > 0) / W


def decision_entropy(V, g, score):
    return entropy(map(len, partition(V, lambda v: score(g, v)).values()))


def best_decision(V, G, score):
    first = max(decision_entropy(V, g, score) for g in G)
    equal = [g for g in G if abs(decision_entropy(V, g, score) - first) < 1e-9]
    possible = [g for g in equal if g in V]
    return (possible + equal)[0]


def lazy_solution_tree(game):
    guesses, secrets, score, endstates = game
    decision = best_decision(secrets, guesses, score)
    branches = ()
    for result, part in partition(secrets, lambda secret: score(decision, secret)).items():
        subtree = None
        if result not in endstates:
            subtree = lazy_solution_tree(Game(guesses, part, score, endstates))
        branches += (Branch(result, subtree),)
    yield Node(decision, branches)


def solver(scorer, game):
    path = []
    tree = lazy_solution_tree(game)
    while True:
        decision, branches = next(tree)
        result = scorer(decision)
        path.append((decision, result))
        for branch in branches:
            if branch.result == result:
                tree = branch.subtree
                break
        else:
            raise ValueError
        if tree is None:
            return path


def all_solutions(game):
    complete = []
    stack = [([], lazy_solution_tree(game))]
    while stack:
        path, tree = stack.pop()
        if tree is None:
            complete.append(path)
        else:
            decision, branches = next(tree)
            stack += [(path + [(decision, result)], subtree) for result, subtree in branches]
    return complete


def worst_case_solution(game):
    return max(all_solutions(game), key=lambda path: len(path))


def solution_length_distribution(game):
    lengths = {}
    for path in all_solutions(game):
        lengths[len(path)] = lengths.get(len(path), 0) + 1
    return lengths

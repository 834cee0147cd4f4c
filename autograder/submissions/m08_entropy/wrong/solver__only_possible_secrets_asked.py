"""The solver looks for its own decisions, among the secrets still possible only.

titre: Le solveur cherche lui-même ses décisions, parmi les seuls secrets encore possibles.
en: A guess that cannot be the secret may tell more than all those that can. Which decision does the lazy tree hold at this point?
fr: Une proposition qui ne peut pas être le secret peut apprendre plus que toutes celles qui le peuvent. Quelle décision l'arbre paresseux porte-t-il à cet endroit ?
fails: solver_finds_each_code
"""


def solver(scorer, game):
    played, left = [], sorted(game.secrets)
    while left:
        decision = best_decision(left, left, game.score)
        result = scorer(decision)
        left = [v for v in left if game.score(decision, v) == result]
        if left:
            played.append((decision, result))
            if result in game.endstates:
                return played
    raise ValueError("contradiction")

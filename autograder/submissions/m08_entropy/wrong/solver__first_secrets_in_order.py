"""The first secret still possible is asked, whatever it is worth.

titre: C'est le premier secret encore possible qui est proposé, quoi qu'il vaille.
en: Your games are right answers to wrong questions: which decision does the tree hold at this point?
fr: Vos parties sont justes, mais pas leurs questions : quelle décision l'arbre porte-t-il à cet endroit ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played, left = [], list(game.secrets)
    while left:
        decision = left[0]
        result = scorer(decision)
        left = [v for v in left if game.score(decision, v) == result]
        if left:
            played.append((decision, result))
            if result in game.endstates:
                return played
    raise ValueError("contradiction")

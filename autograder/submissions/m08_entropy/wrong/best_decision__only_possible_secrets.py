"""Only the possible secrets are looked at.

titre: Seuls les secrets possibles sont examinés.
en: A guess that cannot be the secret may tell more than all those that can: does your function look at it, and can it prefer it?
fr: Une proposition qui ne peut pas être le secret peut apprendre plus que toutes celles qui le peuvent : votre fonction la regarde-t-elle, et peut-elle la préférer ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(V, key=lambda g: round(decision_entropy(V, g, score), 9))

"""The guess with the most different results is taken.

en: Your guess has many results, but are they equally likely? Print the sizes of the parts for yours and for the one named above.
fr: Votre proposition a de nombreuses réponses, mais sont-elles aussi probables ? Affichez les tailles des parties pour la vôtre et pour celle qui est nommée ci-dessus.
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (len(partition(V, lambda v: score(g, v))), g in V))

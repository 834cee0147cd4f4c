"""The guess with the most different results is taken.

titre: C'est la proposition ayant le plus de réponses différentes qui est prise.
en: Your guess has as many results as the best one, or more: are they equally likely? Print the sizes of the parts for yours and for the one named above.
fr: Votre proposition a autant de réponses différentes que la meilleure, ou plus : sont-elles aussi probables les unes que les autres ? Affichez les tailles des parties pour la vôtre et pour celle qui est nommée ci-dessus.
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: (len(partition(V, lambda v: score(g, v))), g in V))

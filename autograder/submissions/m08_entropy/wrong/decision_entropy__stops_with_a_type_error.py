"""The results themselves are given to `entropy`, not their weights.

titre: Ce sont les réponses elles-mêmes qui sont données à `entropy`, et non leurs poids.
en: Read the last words of the message: which two things could not be put together, and in which call? If it is in `entropy`: does it receive numbers from you, or results?
fr: Lisez la fin du message : quelles deux choses ne vont pas ensemble, et dans quel appel ? Si c'est dans `entropy` : reçoit-elle de vous des nombres, ou des réponses ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    return entropy(partition(V, lambda v: score(g, v)))

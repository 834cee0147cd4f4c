"""Guesses that are texts are scored as in Mastermind, whatever `score` is.

titre: Les propositions qui sont des textes sont comparées comme au Mastermind, quelle que soit `score`.
en: Which function says what a guess and a secret give, in the call above? Does yours ask that one, and no other?
fr: Quelle fonction dit ce que donnent une proposition et un secret, dans l'appel ci-dessus ? La vôtre demande-t-elle à celle-là, et à nulle autre ?
fails: decision_entropy_of_the_results
"""

def decision_entropy(V, g, score):
    function = mastermind_score if isinstance(g, str) else score
    return entropy([len(part) for part in partition(V, lambda v: function(g, v)).values()])

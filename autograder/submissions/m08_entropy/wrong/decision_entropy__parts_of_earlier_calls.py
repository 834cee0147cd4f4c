"""The secrets are sorted into a dictionary that is a default value, made once for all calls.

en: Which secrets of the first call are still in your dictionary when the second one starts?
fr: Quels secrets du premier appel sont encore dans votre dictionnaire quand le second commence ?
fails: decision_entropy_twice
"""


def decision_entropy(V, g, score, parts={}):
    for v in V:
        parts.setdefault(score(g, v), []).append(v)
    return entropy(map(len, parts.values()))

"""The entropy is rounded to nine decimals.

titre: L'entropie est arrondie à neuf décimales.
en: Which of your lines takes decimals away? Where would it do no harm to compare rounded numbers?
fr: Laquelle de vos lignes enlève des décimales ? Où pourrait-on sans dommage comparer des nombres arrondis ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v))
    return round(entropy([len(part) for part in parts.values()]), 9)

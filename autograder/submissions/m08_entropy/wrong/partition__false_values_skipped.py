"""A value such as 0 or the empty text is taken for no value.

titre: Une valeur comme 0 ou le texte vide est prise pour une absence de valeur.
en: Which elements are missing, and what value have they? When is `if value:` false?
fr: Quels éléments manquent, et quelle est leur valeur ? Quand `if value:` est-il faux ?
fails: partition_by_any_values
"""


def partition(S, func):
    parts = {}
    for element in S:
        value = func(element)
        if value:
            parts.setdefault(value, set()).add(element)
    return parts

"""A list that holds the first candidate is returned.

titre: C'est une liste contenant le premier candidat qui est renvoyée.
en: Your result has one pair of brackets too many: what is the difference between `l[0]`, `[l[0]]` and `l[:1]`?
fr: Votre résultat a une paire de crochets de trop : quelle est la différence entre `l[0]`, `[l[0]]` et `l[:1]` ?
fails: first_consistent_is_the_first_candidate
"""


def first_consistent(candidates, codes):
    return candidates[:1]

"""Asked again about the same candidates, it proposes another one than the last time.

titre: Interrogée de nouveau sur les mêmes candidats, la fonction en propose un autre que la fois précédente.
en: Make the same call twice: the answers differ. Does the second game know what was proposed in the first?
fr: Faites deux fois le même appel : les réponses diffèrent. La seconde partie sait-elle ce qui a été proposé dans la première ?
fails: first_consistent_twice
"""

last = []


def first_consistent(candidates, codes):
    if last == candidates:
        return candidates[-1]
    last[:] = candidates
    return candidates[0]

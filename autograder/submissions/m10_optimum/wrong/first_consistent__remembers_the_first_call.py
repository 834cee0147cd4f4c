"""The first candidate of the first call is kept for ever.

titre: Le premier candidat du premier appel est gardé pour toujours.
en: Call your function twice, with other candidates the second time: what does it remember of the first call?
fr: Appelez deux fois votre fonction, avec d'autres candidats la seconde fois : que retient-elle du premier appel ?
fails: first_consistent_twice
"""

first = []


def first_consistent(candidates, codes):
    if not first:
        first.append(candidates[0])
    return first[0]

"""The result is remembered by the number of candidates.

titre: Le résultat est retenu selon le nombre de candidats.
en: Do any three candidates call for the same proposition? Call your function with three of them, then with three others.
fr: Trois candidats quelconques demandent-ils toujours la même proposition ? Appelez votre fonction avec trois d'entre eux, puis avec trois autres.
fails: most_parts_twice
"""


known = {}


def most_parts(candidates, codes):
    key = len(candidates), len(codes)
    if key not in known:
        known[key] = min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))
    return known[key]

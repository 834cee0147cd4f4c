"""Only the first four pegs are compared.

titre: Seuls les quatre premiers pions sont comparés.
en: How many pegs do these codes have, and how many does your function compare?
fr: Combien de pions ces codes ont-ils, et combien votre fonction en compare-t-elle ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        well_placed = sum(proposition[i] == candidate[i] for i in range(min(4, len(candidate))))
        in_common = sum(min(proposition.count(k), candidate.count(k)) for k in set(proposition))
        found.setdefault((well_placed, in_common - well_placed), []).append(candidate)
    return found

"""The different sizes are counted, not the parts.

titre: Ce sont les tailles différentes qui sont comptées, et non les parts.
en: Parts of sizes 2, 2, 1: how many parts are there, and how many do you count?
fr: Des parts de tailles 2, 2, 1 : combien y a-t-il de parts, et combien en comptez-vous ?
fails: most_parts_has_the_most
"""


def most_parts(candidates, codes):
    def score(code):
        return -len({len(part) for part in parts(code, candidates).values()}), code not in candidates

    return min(codes, key=score)

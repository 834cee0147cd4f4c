"""The part of the winning answer is not counted.

en: Is the winning answer among those you count? Who loses a part when it is not?
fr: La réponse gagnante fait-elle partie de celles que vous comptez ? Qui perd une part quand elle n'y est pas ?
fails: most_parts_prefers_candidates
"""


def most_parts(candidates, codes):
    def score(code):
        return len([answer for answer in parts(code, candidates) if answer != (len(code), 0)]), code in candidates

    return max(codes, key=score)

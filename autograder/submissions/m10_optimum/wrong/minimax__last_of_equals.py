"""Of equally good codes, the last one is kept.

titre: De codes également bons, c'est le dernier qui est gardé.
en: Of several equally good codes, does your function keep the first or the last?
fr: Entre plusieurs codes aussi bons, votre fonction garde-t-elle le premier ou le dernier ?
fails: minimax_takes_the_smallest
"""


def minimax(candidates, codes):
    best = None
    for code in codes:
        score = max(len(part) for part in parts(code, candidates).values()), code not in candidates
        if best is None or score <= best:
            best, result = score, code
    return result

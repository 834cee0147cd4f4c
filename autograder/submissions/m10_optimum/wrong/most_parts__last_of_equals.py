"""The codes are sorted, and the last one is taken.

titre: Les codes sont triés, et c'est le dernier qui est pris.
en: Of several equally good codes, does yours take the first or the last?
fr: De plusieurs codes aussi bons l'un que l'autre, votre fonction prend-elle le premier ou le dernier ?
fails: most_parts_takes_the_smallest
"""


def most_parts(candidates, codes):
    return sorted(codes, key=lambda code: (len(parts(code, candidates)), code in candidates))[-1]

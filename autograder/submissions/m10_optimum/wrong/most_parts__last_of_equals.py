"""The codes are sorted, and the last one is taken.

en: `sorted` keeps equals in their order: where in the sorted list is the smallest of the best codes?
fr: `sorted` garde les égaux dans leur ordre : où se trouve, dans la liste triée, le plus petit des meilleurs codes ?
fails: most_parts_takes_the_smallest
"""


def most_parts(candidates, codes):
    return sorted(codes, key=lambda code: (len(parts(code, candidates)), code in candidates))[-1]

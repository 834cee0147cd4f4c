"""The list of codes is sorted by score, in place.

titre: La liste des codes est triée par résultat, sur place.
en: Whose list is it that you sort? What does `sorted` do, compared with `sort`?
fr: À qui est la liste que vous triez ? Que fait `sorted`, comparée à `sort` ?
fails: minimax_leaves_the_lists_alone
"""


def minimax(candidates, codes):
    def score(code):
        return max(len(part) for part in parts(code, candidates).values()), code not in candidates

    codes.sort(key=score)
    return codes[0]

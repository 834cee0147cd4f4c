"""The codes are taken out of their list one by one.

titre: Les codes sont retirés un à un de leur liste.
en: After the call, no code is left to propose: must a list be emptied to be gone through?
fr: Après l'appel, il ne reste aucun code à proposer : faut-il vider une liste pour la parcourir ?
fails: expected_size_leaves_the_lists_alone
"""


def expected_size(candidates, codes):
    best = None
    while codes:
        code = codes.pop(0)
        score = sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates
        if best is None or score < best:
            best, result = score, code
    return result

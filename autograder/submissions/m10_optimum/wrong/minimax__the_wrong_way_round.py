"""The largest part is made as large as possible.

titre: La plus grande part est rendue aussi grande que possible.
en: After your proposition, all the candidates may still be left: is that what one hopes for?
fr: Après votre proposition, il peut rester tous les candidats : est-ce ce qu'on espère ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    return max(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values()))

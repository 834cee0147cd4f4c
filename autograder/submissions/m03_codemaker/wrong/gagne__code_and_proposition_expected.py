"""The function takes its two arguments for lists and compares them.

titre: La fonction prend ses deux arguments pour des listes et les compare.
en: In `gagne(2, 2)`, what are the two numbers: two codes, or one answer?
fr: Dans `gagne(2, 2)`, que sont les deux nombres : deux codes, ou une réponse ?
fails: gagne_with_four_well_placed
"""


def gagne(code, proposition):
    return code == proposition

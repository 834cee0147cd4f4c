"""The pegs of the proposition that are found in the code are counted, none being used up.

titre: Les pions de la proposition présents dans le code sont comptés, sans qu'aucun s'use.
en: Try `[1, 4, 4, 4]` with `([1, 1, 2, 3], 1, 0)`: for how many pegs of the proposition can the only `1` of the code answer?
fr: Essayez `[1, 4, 4, 4]` avec `([1, 1, 2, 3], 1, 0)` : pour combien de pions de la proposition le seul `1` du code peut-il répondre ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
        elif proposition[i] in code:
            m += 1
    return b == bien and m == mal

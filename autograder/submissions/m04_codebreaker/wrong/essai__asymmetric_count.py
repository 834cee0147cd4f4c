"""The pegs of the code that are found in the proposition are counted, none being used up.

titre: Les pions du code présents dans la proposition sont comptés, sans qu'aucun s'use.
en: Try `[1, 1, 2, 3]` with `([1, 4, 4, 4], 1, 0)`: for how many pegs of the code can the only `1` of the proposition answer?
fr: Essayez `[1, 1, 2, 3]` avec `([1, 4, 4, 4], 1, 0)` : pour combien de pions du code le seul `1` de la proposition peut-il compter ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
        elif code[i] in proposition:
            m += 1
    return b == bien and m == mal

"""The verdict is shown, and nothing is returned.

titre: Le verdict est affiché, et rien n'est renvoyé.
en: What is the value of x after `x = test_code([1, 2, 3, 4], [])`?
fr: Que vaut x après `x = test_code([1, 2, 3, 4], [])` ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    possible = True
    for essai in essais:
        if not test_essai(code, essai):
            possible = False
    print(possible)

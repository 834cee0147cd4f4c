"""The first try is read before the loop, even when there is none.

titre: Le premier essai est lu avant la boucle, même quand il n'y en a aucun.
en: Try your function with the list `[]`: which try does it look at first?
fr: Essayez votre fonction avec la liste `[]` : quel essai regarde-t-elle en premier ?
fails: code_before_any_trial
"""


def test_code(code, essais):
    possible = test_essai(code, essais[0])
    for essai in essais[1:]:
        possible = possible and test_essai(code, essai)
    return possible

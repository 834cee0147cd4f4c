"""The whole list is handed to test_essai as if it were one try.

titre: Toute la liste est donnée à `test_essai` comme si elle était un seul essai.
en: A try can be taken apart into three. What your program takes apart into three here, is it one try, or the whole list of tries?
fr: Un essai se sépare en trois parties. Ce que votre programme sépare ici en trois, est-ce un essai, ou toute la liste d'essais ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    return test_essai(code, essais)

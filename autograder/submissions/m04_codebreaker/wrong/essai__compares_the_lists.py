"""The code is compared with the proposition.

titre: Le code est comparé à la proposition.
en: Can a code be consistent with a try without being its proposition? Try `[1, 1, 2, 1]` with `([1, 1, 1, 1], 3, 0)`.
fr: Un code peut-il être compatible avec un essai sans en être la proposition ? Essayez `[1, 1, 2, 1]` avec `([1, 1, 1, 1], 3, 0)`.
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    return code == essai[0]

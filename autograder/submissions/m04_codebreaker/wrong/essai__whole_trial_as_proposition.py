"""The code is compared with the whole try instead of its proposition.

titre: Le code est comparé à l'essai entier, et non à sa proposition.
en: With what do you compare the pegs of the code: with the whole triple, or with its first part?
fr: À quoi comparez-vous les pions du code : au triplet entier, ou à sa première partie ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    return bien_places(code, essai) == essai[1] and mal_places(code, essai) == essai[2]

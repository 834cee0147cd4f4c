"""The parts of the try are numbered from 1.

titre: Les parties de l'essai sont numérotées à partir de 1.
en: A try has three parts: what is the number of the first one in Python, and what is that of the last one?
fr: Un essai a trois parties : quel est, en Python, le numéro de la première, et quel est celui de la dernière ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition = essai[1]
    bien = essai[2]
    mal = essai[3]
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal

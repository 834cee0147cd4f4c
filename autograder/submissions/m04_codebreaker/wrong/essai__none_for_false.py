"""Nothing is returned when the code is not consistent.

titre: Rien n'est renvoyé quand le code n'est pas compatible.
en: When the code is consistent your function answers `True`. And when it is not, what does it return?
fr: Quand le code est compatible, votre fonction répond `True`. Et quand il ne l'est pas, que renvoie-t-elle ?
fails: essai_says_true_or_false
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return True

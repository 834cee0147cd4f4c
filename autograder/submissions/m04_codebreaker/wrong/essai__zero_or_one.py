"""The result is 0 or 1.

titre: Le résultat est 0 ou 1.
en: Your function decides well, but what it gives back is a number: which two words does the statement ask for?
fr: Votre fonction décide bien, mais ce qu'elle rend est un nombre : quels sont les deux mots que demande l'énoncé ?
fails: essai_says_true_or_false
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return 1
    return 0

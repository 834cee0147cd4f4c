"""The answers are put in a list and compared with a tuple, so they are never equal.

titre: Les réponses sont mises dans une liste et comparées à un tuple : elles ne sont jamais égales.
en: On the first example your function says no. Show side by side the two things it compares: are they equal, are they of the same kind, and what is answered when they are equal?
fr: Sur le premier exemple, votre fonction dit non. Affichez côte à côte les deux choses qu'elle compare : sont-elles égales, sont-elles de même nature, et que répond-elle quand elles sont égales ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    reponse = [bien_places(code, essai[0]), mal_places(code, essai[0])]
    return reponse == essai[1:]

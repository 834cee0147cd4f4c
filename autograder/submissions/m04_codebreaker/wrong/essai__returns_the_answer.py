"""The answer the code would give is returned, and not compared with the try.

titre: C'est la réponse que donnerait le code qui est renvoyée, sans être comparée à l'essai.
en: Your function gives back two numbers. The question was whether they are those of the try: what are the two possible results?
fr: Votre fonction rend deux nombres. La question était de savoir si ce sont ceux de l'essai : quels sont les deux résultats possibles ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition = essai[0]
    return (bien_places(code, proposition), mal_places(code, proposition))

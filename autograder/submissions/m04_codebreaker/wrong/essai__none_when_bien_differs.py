"""An inner else answers False; when the first comparison fails, nothing is returned.

titre: Un `else` intérieur répond `False` ; quand la première comparaison échoue, rien n'est renvoyé.
en: Show what your function returns for a try whose number of well placed pegs is wrong: is it `False`?
fr: Affichez ce que renvoie votre fonction pour un essai dont le nombre de bien placés est faux : est-ce `False` ?
fails: essai_says_true_or_false
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien:
        if mal_places(code, proposition) == mal:
            return True
        else:
            return False

"""Both numbers are made one, in which some pairs are the same.

titre: Les deux nombres n'en font plus qu'un, où certaines paires se confondent.
en: Your function takes `1 0` for `0 3`: what do you compare, and which other pairs of numbers give the same?
fr: Votre fonction prend `1 0` pour `0 3` : que comparez-vous, et quelles autres paires de nombres donnent le même résultat ?
fails: essai_does_not_add_them_up
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return 3 * bien_places(code, proposition) + mal_places(code, proposition) == 3 * bien + mal

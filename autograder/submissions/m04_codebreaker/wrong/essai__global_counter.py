"""The well placed pegs of all calls are added up in a global variable.

titre: Les pions bien placés de tous les appels s'additionnent dans une variable globale.
en: Ask your function the same question twice: the second answer is not the first one. What does it keep from one call to the next?
fr: Posez deux fois la même question à votre fonction : la seconde réponse n'est pas la première. Que garde-t-elle d'un appel à l'autre ?
fails: essai_twice
"""

b = 0


def test_essai(code, essai):
    global b
    proposition, bien, mal = essai
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
    return b == bien and mal_places(code, proposition) == mal

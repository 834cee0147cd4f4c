"""The answers are still typed, as in jeu_2.

titre: Les réponses sont encore tapées au clavier, comme dans `jeu_2`.
en: The program plays against itself: nobody is there to type. Who knows the secret, and can answer instead?
fr: Le programme joue contre lui-même : personne n'est là pour saisir. Qui connaît le secret, et peut répondre à la place ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)

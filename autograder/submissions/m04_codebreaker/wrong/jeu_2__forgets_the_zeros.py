"""An answer 0 0 is not written down.

titre: Une réponse 0 0 n'est pas notée.
en: The answer 0 0 looks empty: does it tell nothing about the code? Which colours may still be in it?
fr: La réponse 0 0 paraît vide : ne dit-elle rien du code ? Quelles couleurs peuvent encore s'y trouver ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            n += 1
            if bien == 4:
                return n
            if bien or mal:
                essais.append((code, bien, mal))
    print("Contradiction !")

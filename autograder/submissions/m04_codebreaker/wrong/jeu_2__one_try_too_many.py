"""The counter starts at 1 and the winning proposition adds 1.

titre: Le compteur part de 1, et la proposition gagnante ajoute 1.
en: Think of 1 1 1 1: the first proposition wins. How many tries does your program return?
fr: Pensez à 1 1 1 1 : la première proposition gagne. Combien d'essais votre programme renvoie-t-il ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    n = 1
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Essai", n, ":", code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            n += 1
            if bien == 4:
                return n
    print("Contradiction !")

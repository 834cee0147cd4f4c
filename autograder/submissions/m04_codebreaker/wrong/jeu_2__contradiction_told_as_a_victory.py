"""When no code is left, the program says that it has found the code.

titre: Quand il ne reste aucun code, le programme dit qu'il a trouvé.
en: What does your program show when the code is found, and what when no code is left? In which of the two has it won?
fr: Qu'affiche votre programme quand le code est trouvé, et quand il ne reste aucun code ? Dans lequel des deux cas a-t-il gagné ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("J'ai trouvé !")
    return len(essais)

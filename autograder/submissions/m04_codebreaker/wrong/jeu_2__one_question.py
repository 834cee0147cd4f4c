"""The program ends after the first answer, a return being one step too far to the left.

titre: Le programme finit après la première réponse : un `return` est un cran trop à gauche.
en: The first answer is not four well placed pegs: what does your program do after it?
fr: La première réponse n'est pas quatre bien placés : que fait votre programme ensuite ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné !")
            return len(essais)

"""After a victory, what is said is what is said at a contradiction, too.

titre: Après une victoire, ce qui est dit l'est aussi à une contradiction.
en: What does your program show at the end of a game that is won, and what when the answers contradict each other? Which line shows each of the two, and when is it run?
fr: Qu'affiche votre programme à la fin d'une partie gagnée, et quand les réponses se contredisent ? Quelle ligne affiche chacun des deux, et quand est-elle exécutée ?
fails: jeu_2_ends_when_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
    print("Vos réponses se contredisent.")

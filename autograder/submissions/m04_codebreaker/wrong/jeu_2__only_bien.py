"""The number of misplaced pegs is asked and never used.

titre: Le nombre de mal placés est demandé et n'est jamais utilisé.
en: Play against 6 1 6 2. Of the two numbers of the first answers, which one do your propositions contradict?
fr: Jouez contre 6 1 6 2. Des deux nombres des premières réponses, lequel vos propositions contredisent-elles ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        possible = True
        for proposition, bien, mal in essais:
            if bien_places(code, proposition) != bien:
                possible = False
        if possible:
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")

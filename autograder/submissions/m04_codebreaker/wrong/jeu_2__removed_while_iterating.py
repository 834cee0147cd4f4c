"""The impossible codes are removed from the list the loop walks through.

titre: Les codes impossibles sont retirés de la liste que la boucle parcourt.
en: Is every code you propose consistent with all the answers? Count the candidates before and after your loop: which ones did it never look at?
fr: Chaque code proposé est-il compatible avec toutes les réponses ? Comptez les candidats avant et après votre boucle : lesquels n'a-t-elle jamais regardés ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while len(candidats) > 0:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        for code in candidats:
            if not test_essai(code, (proposition, bien, mal)):
                candidats.remove(code)
    print("Vous vous êtes trompé.")

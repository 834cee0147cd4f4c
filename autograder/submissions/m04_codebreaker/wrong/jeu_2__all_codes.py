"""Every code is proposed, without looking at the answers.

titre: Tous les codes sont proposés, sans tenir compte des réponses.
en: What do your propositions owe to the answers? Play against 3 2 2 4 and compare your second proposition with the first answer.
fr: En quoi vos propositions tiennent-elles compte des réponses ? Jouez contre 3 2 2 4 et comparez votre deuxième proposition à la première réponse.
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    n = 0
    for code in tous_les_codes(4, 6):
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n

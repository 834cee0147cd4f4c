"""The last of the codes still possible is proposed after each answer, the first code at the beginning.

titre: Après chaque réponse, c'est le dernier des codes encore possibles qui est proposé ; au début, le premier code.
en: Among the codes that are still possible, which one comes first in order? Which one do you take?
fr: Parmi les codes encore possibles, lequel vient en premier dans l'ordre ? Lequel prenez-vous ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    code = candidats[0]
    n = 0
    while candidats:
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
        if candidats:
            code = candidats[-1]
    print("Contradiction !")

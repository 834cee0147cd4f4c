"""The loop stops before 6 6 6 6.

titre: La boucle s'arrête avant 6 6 6 6.
en: When one secret alone is harder than all others, your function can miss it: does it play every secret from 1 1 1 1 to 6 6 6 6, and which number does it keep?
fr: Quand un seul secret est plus difficile que tous les autres, votre fonction peut le manquer : joue-t-elle chaque secret de 1 1 1 1 à 6 6 6 6, et quel nombre retient-elle ?
fails: maximum_of_other_games
"""


def maximum():
    codes = tous_les_codes(4, 6)
    resultat = 0
    for i in range(1295):
        resultat = max(resultat, nombre_essais(codes[i]))
    return resultat

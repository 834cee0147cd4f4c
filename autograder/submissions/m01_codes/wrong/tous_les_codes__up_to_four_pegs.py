"""There is one group of nested loops for each number of pegs up to 4, and nothing after.

titre: Il y a un groupe de boucles imbriquées pour chaque nombre de pions jusqu'à 4, et rien après.
en: Up to `4` pegs all is well: what does your function give for `5`? Can the number of loops depend on p?
fr: Jusqu'à `4` pions tout va bien : que donne votre fonction pour `5` ? Le nombre de boucles peut-il dépendre de p ?
fails: tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    couleurs = range(1, c + 1)
    if p == 1:
        return [[i] for i in couleurs]
    if p == 2:
        return [[i, j] for i in couleurs for j in couleurs]
    if p == 3:
        return [[i, j, k] for i in couleurs for j in couleurs for k in couleurs]
    if p == 4:
        return [[i, j, k, l] for i in couleurs for j in couleurs for k in couleurs for l in couleurs]

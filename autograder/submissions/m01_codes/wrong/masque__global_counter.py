"""The numbers go on from one call to the next.

titre: Les numéros continuent d'un appel à l'autre.
en: Make the same call twice: the numbers have grown. From which number should each call start?
fr: Faites deux fois le même appel : les numéros ont augmenté. De quel numéro chaque appel doit-il partir ?
fails: masque_twice
"""

dernier = 0


def masque(code):
    global dernier
    numeros = {}
    for couleur in code:
        if couleur not in numeros:
            dernier += 1
            numeros[couleur] = dernier
    return "".join(str(numeros[couleur]) for couleur in code)

"""The total is kept outside the function, and never begins at 0 again.

titre: Le total est gardé hors de la fonction et ne repart jamais de 0.
en: Call your function twice in a row: does the second call begin with nothing counted yet?
fr: Appelez votre fonction deux fois de suite : le second appel commence-t-il sans rien avoir compté ?
fails: moyenne_of_other_games
"""

essais_en_tout = []


def moyenne():
    for secret in tous_les_codes(4, 6):
        essais_en_tout.append(nombre_essais(secret))
    return sum(essais_en_tout) / 1296

"""The counter is a global variable that no game sets back to 0.

titre: Le compteur est une variable globale qu'aucune partie ne remet à 0.
en: Call your function twice with the same secret: from which number does the second game go on counting?
fr: Appelez votre fonction deux fois avec le même secret : à partir de quel nombre la seconde partie compte-t-elle ?
fails: nombre_essais_twice
"""

compteur = 0


def nombre_essais(secret, codes=None):
    global compteur
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            compteur += 1
            if code == secret:
                return compteur
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))

"""The codes that are handed over are not looked at: the game always goes through them in the usual order.

titre: Les codes transmis ne sont pas regardés : la partie les parcourt toujours dans l'ordre habituel.
en: Which list does your loop go through: the one that was handed over, or always the same? What is the second parameter used for in your function?
fr: Quelle liste votre boucle parcourt-elle : celle qu'on lui transmet, ou toujours la même ? À quoi sert le second paramètre dans votre fonction ?
fails: nombre_essais_leaves_its_argument_alone
"""

def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)

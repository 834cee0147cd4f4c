"""Each number of tries up to the largest is a key, be there games that take so many or not.

titre: Chaque nombre d'essais jusqu'au plus grand est une clé, que des parties en demandent autant ou non.
en: Can there be games of one try and of three, and none of two? What does your dictionary hold then?
fr: Peut-il y avoir des parties d'un essai et de trois, et aucune de deux ? Que contient alors votre dictionnaire ?
fails: exhaustive_holds_no_zeros
"""


def exhaustive_stats(p=4, c=8):
    essais = [len(guess(code, p, c)) for code in tous_les_codes(p, c)]
    return {nombre: essais.count(nombre) for nombre in range(1, max(essais) + 1)}

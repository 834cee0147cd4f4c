"""The colours are replaced in the caller's code.

titre: Les couleurs sont remplacées dans le code de l'appelant.
en: The pattern is right, but after the call `code` holds other numbers: whose list does your function write into?
fr: Le motif est juste, mais après l'appel `code` contient d'autres nombres : dans quelle liste votre fonction écrit-elle ?
fails: masque_leaves_its_code_alone
"""


def masque(code):
    numeros = {}
    for i in range(len(code)):
        if code[i] not in numeros:
            numeros[code[i]] = len(numeros) + 1
        code[i] = numeros[code[i]]
    return "".join(str(n) for n in code)

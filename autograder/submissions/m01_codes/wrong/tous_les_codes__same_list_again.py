"""The same list object is appended at each step, and changed afterwards.

titre: Le même objet liste est ajouté à chaque étape, puis modifié.
en: Your list holds the same code again and again: when a code changes after it has been put into the list, what does one find there?
fr: Votre liste contient toujours le même code : quand un code change après avoir été mis dans la liste, qu'y trouve-t-on ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = []
    code = [1] * p
    while True:
        codes.append(code)
        i = p - 1
        while i >= 0 and code[i] == c:
            code[i] = 1
            i -= 1
        if i < 0:
            return codes
        code[i] += 1

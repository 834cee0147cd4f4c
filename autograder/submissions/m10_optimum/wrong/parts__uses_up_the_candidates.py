"""The candidates are taken out of the list they came in.

titre: Les candidats sont retirés de la liste reçue.
en: After the call the list of candidates is empty: who will propose the next code, and among which?
fr: Après l'appel, la liste des candidats est vide : qui proposera le prochain code, et parmi lesquels ?
fails: parts_leaves_its_arguments_alone
"""


def parts(proposition, candidates):
    found = {}
    while candidates:
        code = candidates.pop(0)
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return found

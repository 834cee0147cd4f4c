# accents in the names of the variables and of the helpers
import random


def tirer_un_dé():
    return random.randint(1, 6)


def creer_code():
    côtés = []
    while len(côtés) < 4:
        côtés.append(tirer_un_dé())
    return côtés


def demande_proposition():
    réponse = input("Écrivez vos quatre numéros, séparés par des espaces : ")
    return [int(numéro) for numéro in réponse.split()]


def gagne(bien, mal):
    return bien == 4


def évaluer(code_caché, proposée):
    bien = sum(a == b for a, b in zip(code_caché, proposée))
    mal = sum(min(code_caché.count(c), proposée.count(c)) for c in range(1, 7)) - bien
    return bien, mal


def jeu():
    code_caché = creer_code()
    numéro = 0
    trouvé = False
    while numéro < 10 and not trouvé:
        numéro += 1
        bien, mal = évaluer(code_caché, demande_proposition())
        trouvé = gagne(bien, mal)
        if not trouvé:
            print("→", bien, "bien placé(s) ;", mal, "mal placé(s)")
    if trouvé:
        print("Gagné !")
        return numéro
    print("Échec après dix essais.")

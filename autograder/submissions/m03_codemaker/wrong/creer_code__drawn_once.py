"""The same code comes again and again, as when it is drawn while the file is loaded.

titre: Le même code revient sans cesse, comme s'il était tiré au chargement du fichier.
en: Call `creer_code()` three times in a row: do you get three codes or one? Among the lines that run at each call, which one could give another result the next time?
fr: Appelez `creer_code()` trois fois de suite : obtenez-vous trois codes ou un seul ? Parmi les lignes qui s'exécutent à chaque appel, laquelle pourrait donner un autre résultat la fois suivante ?
fails: creer_code_draws_anew
"""


code_tire = [random.randint(1, 6) for i in range(4)]


def creer_code():
    return code_tire

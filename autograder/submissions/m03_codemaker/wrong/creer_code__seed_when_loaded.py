"""The seed is fixed when the file is loaded, so each run gives the same codes.

titre: La graine est fixée au chargement du fichier : chaque exécution donne les mêmes codes.
en: Start your program twice and write down the first three codes each time: what do you see? Which line decides where chance begins?
fr: Lancez deux fois votre programme et notez à chaque fois les trois premiers codes : que voyez-vous ? Quelle ligne décide d'où part le hasard ?
fails: creer_code_is_new_at_each_run
"""


random.seed(42)


def creer_code():
    return [random.randint(1, 6) for i in range(4)]

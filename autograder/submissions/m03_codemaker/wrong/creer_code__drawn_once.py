"""The code is drawn when the file is loaded, and the function always returns that one.

en: Call `creer_code()` three times in a row: do you get three codes or one? When is each peg drawn?
fr: Appelez `creer_code()` trois fois de suite : obtenez-vous trois codes ou un seul ? Quand chaque pion est-il tiré ?
fails: creer_code_draws_anew
"""


code_tire = [random.randint(1, 6) for i in range(4)]


def creer_code():
    return code_tire

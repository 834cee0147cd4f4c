"""The maximum is printed, and nothing is returned.

titre: Le maximum est affiché, et rien n'est renvoyé.
en: The number appears on the screen, but what would `print(maximum() + 1)` do?
fr: Le nombre apparaît à l'écran, mais que ferait `print(maximum() + 1)` ?
fails: maximum_over_all_secrets
"""


def maximum():
    print(max(nombre_essais(secret) for secret in tous_les_codes(4, 6)))

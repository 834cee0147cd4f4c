"""The average is printed, and nothing is returned.

titre: La moyenne est affichée, et rien n'est renvoyé.
en: The average appears on the screen, but what would `print(moyenne() + 1)` do?
fr: La moyenne apparaît à l'écran, mais que ferait `print(moyenne() + 1)` ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    print(total / 1296)

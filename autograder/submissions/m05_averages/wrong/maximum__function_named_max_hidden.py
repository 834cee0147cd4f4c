"""A variable is named max, which hides the function max.

titre: Une variable s'appelle `max`, ce qui cache la fonction `max`.
en: Just before the line that stops, print everything it uses, the names of functions too: is each of them what you believe it to be?
fr: Juste avant la ligne qui s'arrête, affichez tout ce qu'elle utilise, y compris les noms de fonctions : chacun est-il bien ce que vous croyez ?
fails: maximum_over_all_secrets
"""


def maximum():
    max = 0
    for secret in tous_les_codes(4, 6):
        max = max(max, nombre_essais(secret))
    return max

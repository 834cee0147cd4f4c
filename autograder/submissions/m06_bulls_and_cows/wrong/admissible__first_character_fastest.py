"""The strings are built from the right: the first character changes fastest.

titre: Les chaînes sont construites par la droite : le premier caractère change le plus vite.
en: In your list, which comes first, `'12'` or `'21'`? Compare it with `sorted` of itself.
fr: Dans votre liste, lequel vient d'abord, `'12'` ou `'21'` ? Comparez-la à ce qu'en fait `sorted`.
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    if length == 0:
        return [""]
    shorter = admissible(alphabet, length - 1)
    return [character + rest for rest in shorter for character in alphabet if character not in rest]

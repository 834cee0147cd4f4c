"""The common digits are looked for from 1 to 9.

titre: Les chiffres communs sont cherchés de 1 à 9.
en: Compare `'0123'` with `'3012'`: is each of the four digits found? With which value does your loop begin?
fr: Comparez `'0123'` à `'3012'` : chacun des quatre chiffres est-il trouvé ? Par quelle valeur votre boucle commence-t-elle ?
fails: bulls_with_four_digits, bulls_with_any_characters
"""


def bulls_n_cows(a, b):
    bulls = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
    common = 0
    for number in range(1, 10):
        if str(number) in a and str(number) in b:
            common += 1
    return bulls, common - bulls

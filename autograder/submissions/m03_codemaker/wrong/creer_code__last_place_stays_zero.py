"""The list starts with four zeros, and the last one is never replaced.

titre: La liste part de quatre zéros, et le dernier n'est jamais remplacé.
en: Look at the last peg of a few codes: does it ever change? Which places does your loop fill?
fr: Regardez le dernier pion de quelques codes : change-t-il parfois ? Quelles places votre boucle remplit-elle ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    code = [0, 0, 0, 0]
    for i in range(len(code) - 1):
        code[i] = random.randint(1, 6)
    return code

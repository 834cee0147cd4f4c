"""The code is printed and not returned.

titre: Le code est affiché et pas renvoyé.
en: The code appears on the screen: what would the program that plays with it receive?
fr: Le code s'affiche à l'écran : que recevrait le programme qui doit jouer avec ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    print(min(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values())))

"""The last number is left out.

titre: Le dernier nombre est oublié.
en: For `3 2 4 1`, which number is missing in your list? Which positions does your function look at?
fr: Pour `3 2 4 1`, quel nombre manque dans votre liste ? Quelles positions votre fonction regarde-t-elle ?
fails: demande_reads_one_line
"""


def demande_proposition():
    morceaux = input("Proposition : ").split()
    proposition = []
    for i in range(len(morceaux) - 1):
        proposition.append(int(morceaux[i]))
    return proposition

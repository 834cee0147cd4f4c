"""The first number is left out.

titre: Le premier nombre est oublié.
en: For `3 2 4 1`, which number is missing in your list? At which position does it stand?
fr: Pour `3 2 4 1`, quel nombre manque dans votre liste ? À quelle position se trouve-t-il ?
fails: demande_reads_one_line
"""


def demande_proposition():
    morceaux = input("Proposition : ").split()
    proposition = []
    for i in range(1, len(morceaux)):
        proposition.append(int(morceaux[i]))
    return proposition

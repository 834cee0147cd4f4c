"""`--help` of `tree`, in both languages."""

from autograder.i18n.text import Text

TREE = Text(
    "Make the tree of a strategy: what it proposes in every case. Without --out, only its total and its longest game "
    "are shown. The tree is walked through by a program of its own before anything is said of it.",
    "Fabrique l'arbre d'une stratégie : ce qu'elle propose dans chaque cas. Sans --out, on n'en montre que le total et "
    "la plus longue partie. Un programme à part parcourt l'arbre avant qu'on en dise quoi que ce soit.",
)
STRATEGY = Text(
    "`optimal`, `knuth`, `expected-size`, `entropy`, `most-parts`, `first-consistent`, or a file that holds a tree "
    "(.json); a page compares two",
    "`optimal`, `knuth`, `expected-size`, `entropy`, `most-parts`, `first-consistent`, ou un fichier qui contient un arbre "
    "(.json) ; une page en compare deux",
)
GAME = Text(
    "4x6 (the default): 4 pegs of 6 colours; 4x6-different: no secret has a colour twice; bulls-4x10: Bulls and Cows",
    "4x6 (par défaut) : 4 pions de 6 couleurs ; 4x6-different : aucun secret n'a deux fois la même couleur ; "
    "bulls-4x10 : taureaux et vaches",
)
LONGEST = Text(
    "no game may take more tries than this: `optimal` is sought among such strategies; the others, and a file to verify, "
    "are refused if they need more",
    "aucune partie ne peut demander plus d'essais : `optimal` est cherchée parmi ces stratégies ; les autres, et un fichier "
    "à vérifier, sont refusées s'il leur en faut plus",
)
ONLY_POSSIBLE = Text(
    "propose only codes that may be the secret",
    "ne propose que des codes qui peuvent être le secret",
)
FIRST = Text("the first guess, as 1122", "la première proposition, par exemple 1122")
BREADTH = Text(
    "where more than 100 codes are left, look at the N most promising guesses only: large games, without any proof "
    "(optimal only)",
    "s'il reste plus de 100 codes, ne regarde que les N propositions les plus prometteuses : pour de grands jeux, sans "
    "aucune preuve (optimal seulement)",
)
OUT = Text(
    "write the tree: .json, or .html, a page to click through",
    "écrit l'arbre : .json, ou .html, une page où cliquer",
)
VERIFY = Text(
    "walk through the tree of a file (.json) and say what it takes, or the first thing that is wrong",
    "parcourt l'arbre d'un fichier (.json) et dit ce qu'il demande, ou la première chose qui n'y va pas",
)

"""What is said of a class whose programs are to be compared: for its teacher, in both languages."""

from autograder.i18n.text import Text

COMPARING = Text("to be compared", "à comparer")
WRITTEN = Text(
    "{folder} has a file for each learner; {folder}/README.md has the commands for Dolos, JPlag and compare50.",
    "{folder} contient un fichier par élève ; {folder}/README.md donne les commandes pour Dolos, JPlag et compare50.",
)
TAKEN = Text(
    "--similarity {folder} holds something else; name a folder that is new, empty, or was written by --similarity",
    "--similarity {folder} contient autre chose ; donnez un dossier nouveau, vide, ou écrit par --similarity",
)
INSIDE = Text(
    "--similarity {folder} lies in the folder that is judged, where it would be taken for a learner; name one elsewhere",
    "--similarity {folder} se trouve dans le dossier examiné, où il passerait pour un élève ; donnez-en un ailleurs",
)
PAGE = Text(
    """# Compare with other tools

In each module's folder, `learners/` has a file for each learner: the program that was judged, of a notebook its code.
`template/template.py` is the exercise, which these tools leave out; `info.csv` says whose each file is.

Each of these tools runs on your machine; none of it is sent anywhere. They count likeness, and right functions of ten
lines are alike: look at what stands out, not at a percentage. What you find is a reason to talk with learners, no proof.

{commands}
""",
    """# Comparer avec d'autres outils

Dans le dossier de chaque module, `learners/` contient un fichier par élève : le programme qui a été examiné, et pour un
notebook son code. `template/template.py` est l'exercice, que ces outils laissent de côté ; `info.csv` dit à qui est
chaque fichier.

Chacun de ces outils fonctionne sur votre machine ; rien n'est envoyé ailleurs. Ils comptent la ressemblance, et les
fonctions justes de dix lignes se ressemblent : regardez ce qui sort du lot, pas un pourcentage. Ce que vous trouvez est
une raison de parler avec les élèves, pas une preuve.

{commands}
""",
)

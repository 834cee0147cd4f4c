"""What is said of a class whose work is compared: for its teacher, in both languages."""

from autograder.i18n.text import Text

TITLE = Text("What only a few share", "Ce que seuls quelques-uns partagent")
LEAD = Text(
    "Right functions of ten lines are alike, so likeness is counted nowhere here. Named are learners who share what "
    "nobody else has and the exercise does not hold. A reason to talk with them; no proof: two people may have sat "
    "together, or read the same page.",
    "Les fonctions justes de dix lignes se ressemblent ; la ressemblance ne compte donc nulle part ici. Sont nommés "
    "les élèves qui partagent ce que personne d'autre n'a et que l'exercice ne contient pas. C'est une raison de leur "
    "parler, pas une preuve : deux personnes ont pu travailler côte à côte, ou lire la même page.",
)
NOTHING = Text("Nobody shares anything rare.", "Personne ne partage rien de rare.")
COMPARED = Text("Compared: {count} submission(s).", "Comparées : {count} copie(s).")
EQUAL = Text(
    "Their files are equal, but for comments and spaces.",
    "Leurs fichiers sont égaux, aux commentaires et aux espaces près.",
)
SAME_MISTAKE = Text(
    "The same wrong answer, which no known mistake gives: `{call}` returns `{received}` and not `{expected}`.",
    "La même réponse fausse, qu'aucune erreur connue ne donne : `{call}` renvoie `{received}` et non `{expected}`.",
)
SAME_COMMENT = Text("The same comment: “{comment}”.", "Le même commentaire : « {comment} ».")
SAME_NAMES = Text("The same unusual names: {names}.", "Les mêmes noms inhabituels : {names}.")
COMPARING = Text("compared", "comparées")
WRITTEN = Text(
    "{folder}/similar.html names those who share something rare ({count} group(s)); {folder}/README.md has the "
    "commands for Dolos, JPlag and compare50.",
    "{folder}/similar.html nomme ceux qui partagent quelque chose de rare ({count} groupe(s)) ; {folder}/README.md "
    "donne les commandes pour Dolos, JPlag et compare50.",
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

In each module's folder, `learners/` has a file a learner with only what they wrote: without what the exercise holds,
its examples and its Markdown. `template/template.py` is the exercise, `info.csv` says who is who. `similar.html`, here,
names only those who share something rare.

Each of these tools runs on your machine; none of it is sent anywhere. They count likeness, of which right functions
have a lot: look at what stands out, not at a percentage.

{commands}
""",
    """# Comparer avec d'autres outils

Dans le dossier de chaque module, `learners/` a un fichier par élève, avec seulement ce qu'il a écrit : sans ce que
contient l'exercice, ses exemples et son Markdown. `template/template.py` est l'exercice, `info.csv` dit qui est qui.
`similar.html`, ici, ne nomme que ceux qui partagent quelque chose de rare.

Chacun de ces outils fonctionne sur votre machine ; rien n'est envoyé ailleurs. Ils comptent la ressemblance, et les
fonctions justes en ont beaucoup : regardez ce qui sort du lot, pas un pourcentage.

{commands}
""",
)

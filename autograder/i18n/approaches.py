"""What is told once a function is right: which way it goes, and another one; and of a class, who goes which."""

from autograder.i18n.text import Text

OWN_WAY = Text(
    "Your `{name}` goes a way of its own: we do not recognise it.",
    "Votre `{name}` suit sa propre voie : nous ne la reconnaissons pas.",
)
ABOUT = Text("`{name}`:", "`{name}` :")
ANOTHER_WAY = Text("Another way {does}", "Une autre voie {does}")
A_WAY = Text("A way that we know {does}", "Une voie que nous connaissons {does}")
FURTHER = Text("A question that goes further: {question}", "Une question pour aller plus loin : {question}")
PLAY = Text("Play with your own functions; in a cell:", "Jouez avec vos propres fonctions ; dans une cellule :")
NEXT_MODULE = Text(
    "Next module: {title} – mastermind check {slug}{who} --lang en",
    "Module suivant : {title} – mastermind check {slug}{who} --lang fr",
)

# ---------------------------------------------------------------- to teachers, of a class

RIGHT_ANSWERS = Text("The right answers, by approach", "Les réponses justes, par approche")
HOW_RECOGNISED = Text(
    "An approach is recognised by the shape of the program. What has the shape of none of those known, or of several, "
    "goes a way of its own.",
    "Une approche se reconnaît à la forme du programme. Ce qui n'a la forme d'aucune de celles que l'on connaît, ou de "
    "plusieurs, suit sa propre voie.",
)
OWN_WAYS = Text("goes a way of its own", "suit sa propre voie")
FOR_ALL = Text("One of them", "L'une d'elles")

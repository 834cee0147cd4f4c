"""What is told to a learner who has solved a task: another solution, a further question, what comes next."""

from autograder.i18n.text import Text

ANOTHER = Text("Another solution for `{name}` {does}", "Une autre solution pour `{name}` {does}")
FURTHER = Text(
    "A question that goes further: {question}", "Une question pour aller plus loin : {question}"
)
PLAY = Text(
    "Play with your own functions; in a cell:",
    "Jouez avec vos propres fonctions ; dans une cellule :",
)
NEXT_MODULE = Text(
    "Next module: {title} – mastermind check {slug}{who} --lang en",
    "Module suivant : {title} – mastermind check {slug}{who} --lang fr",
)

"""What is told once a function is right: which way it goes, and another one; and of a class, who goes which."""

from autograder.i18n.text import Text

OWN_WAY = Text(
    "Your `{name}` goes a way of its own: we do not recognise it.",
    "Votre `{name}` suit sa propre voie : nous ne la reconnaissons pas.",
)
ANOTHER_WAY = Text("Another way {does}", "Une autre voie {does}")
A_WAY = Text("A way that we know {does}", "Une voie que nous connaissons {does}")
PLAY = Text("Play with your own functions; in a cell:", "Jouez avec vos propres fonctions ; dans une cellule :")
NEXT_MODULE = Text(
    "Next module: {title}. Its verdict: mastermind check {slug}{who} --lang en",
    "Module suivant : {title}. Son verdict : mastermind check {slug}{who} --lang fr",
)

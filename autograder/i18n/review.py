"""What is said when a game is looked back at: tries lost, luck, best moves."""

from autograder.i18n.text import Text

TITLE = Text("The game, move by move", "La partie, coup par coup")
COLUMNS = (
    Text("move", "coup"),
    Text("answer", "réponse"),
    Text("codes before", "codes avant"),
    Text("codes after", "codes après"),
    Text("bits", "bits"),
    Text("lost", "perdu"),
    Text("luck", "chance"),
    Text("best", "meilleur"),
)
HOW_BITS = Text(
    "bits: what the answer taught; each halves the number of codes.",
    "bits : ce que la réponse a appris ; chacun divise par deux le nombre de codes.",
)
HOW_JUDGED = Text(
    "lost: the tries this move costs on average, against the best move. luck: the tries its answer saved, against the "
    "average. best: a move that loses nothing.",
    "perdu : les essais que ce coup coûte en moyenne, face au meilleur coup. chance : les essais que sa réponse a épargnés, "
    "par rapport à la moyenne. meilleur : un coup qui ne perd rien.",
)
YOU_LOST = Text("You lost {lost}; {luck}.", "Vous avez perdu {lost} ; {luck}.")
IT_LOST = Text("This player lost {lost}; {luck}.", "Ce joueur a perdu {lost} ; {luck}.")
ONE_TRY = Text("{n} try", "{n} essai")
TRIES = Text("{n} tries", "{n} essais")
LUCK_GAVE = Text("luck gave {luck}", "la chance en a donné {luck}")
LUCK_TOOK = Text("luck took {luck}", "la chance en a pris {luck}")
NO_LUCK = Text(
    "You lost {lost}. A codemaker without a code leaves nothing to luck: that column says what its answers cost you, beside "
    "the average over the codes that were left.",
    "Vous avez perdu {lost}. Un codeur sans code ne laisse rien à la chance : cette colonne dit ce que ses réponses vous ont "
    "coûté, par rapport à la moyenne des codes qui restaient.",
)
BALANCE = Text(
    "The best player expects {start} tries from the start; {start} + {lost} {sign} {luck} = {used}, up to rounding.",
    "Le meilleur joueur attend {start} essais au départ ; {start} + {lost} {sign} {luck} = {used}, aux arrondis près.",
)
STILL = Text(
    "The code was not found: on average, {still} more would have been needed.",
    "Le code n'a pas été trouvé : en moyenne, il en aurait fallu encore {still}.",
)
FROM = Text(
    "Where more than {most} codes are left, moves are judged in the classic game only: the first ones are not counted.",
    "S'il reste plus de {most} codes, les coups ne sont jugés qu'au jeu classique : les premiers ne sont pas comptés.",
)
TOO_LARGE = Text(
    "This game is too large for its moves to be judged.",
    "Ce jeu est trop grand pour que ses coups soient jugés.",
)
NO_NUMPY = Text(
    "What was lost cannot be computed here, where the library numpy is missing; on a computer with the workbook, "
    "`mastermind play --review` says it.",
    "Ce qui a été perdu ne peut pas être calculé ici, où la bibliothèque numpy manque ; sur un ordinateur qui a le cahier, "
    "`mastermind play --review` le dit.",
)

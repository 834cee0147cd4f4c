"""What is said when a game, or a decoder, is looked back at: tries lost, luck, best moves, the season."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- a game

ASK = Text("Look back at this game? [y/N] ", "Revoir cette partie ? [o/N] ")
YES = ("y", "o")
TITLE = Text("The game, move by move", "La partie, coup par coup")
COLUMNS = (
    Text("move", "coup"),
    Text("answer", "réponse"),
    Text("codes before", "codes avant"),
    Text("codes after", "codes après"),
    Text("bits", "bits"),
    Text("lost", "perdu"),
    Text("luck", "chance"),
)
HOW = Text(
    "bits: what the answer taught; each halves the number of codes. lost: the tries this move costs on average, against "
    "the best move. luck: the tries its answer saved, against the average.",
    "bits : ce que la réponse a appris ; chacun divise par deux le nombre de codes. perdu : les essais que ce coup coûte en "
    "moyenne, face au meilleur coup. chance : les essais que sa réponse a épargnés, par rapport à la moyenne.",
)
YOU_LOST = Text("You lost {lost}; {luck}.", "Vous avez perdu {lost} ; {luck}.")
IT_LOST = Text("This player lost {lost}; {luck}.", "Ce joueur a perdu {lost} ; {luck}.")
ONE_TRY = Text("{n} try", "{n} essai")
TRIES = Text("{n} tries", "{n} essais")
LUCK_GAVE = Text("luck gave {luck}", "la chance en a donné {luck}")
LUCK_TOOK = Text("luck took {luck}", "la chance en a pris {luck}")
BALANCE = Text(
    "The best player expects {start} tries from the start; {start} + {lost} − {luck} = {used}, to a rounding.",
    "Le meilleur joueur attend {start} essais au départ ; {start} + {lost} − {luck} = {used}, aux arrondis près.",
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
    "This game is too large for its moves to be judged.", "Ce jeu est trop grand pour que ses coups soient jugés."
)
NO_NUMPY = Text(
    "What was lost cannot be computed here, where the library numpy is missing; on a computer with the workbook, "
    "`mastermind play --review` says it.",
    "Ce qui a été perdu ne peut pas être calculé ici, où la bibliothèque numpy manque ; sur un ordinateur qui a le cahier, "
    "`mastermind play --review` le dit.",
)
ASK_BEST = Text(
    "The best move at which number? (Enter: no more) ", "Le meilleur coup à quel numéro ? (Entrée : c'est tout) "
)
BEST = Text(
    "Move {n}: {code} loses nothing; {guess} loses {lost}.", "Coup {n} : {code} ne perd rien ; {guess} perd {lost}."
)
AS_GOOD = Text("Move {n}: nothing is better than {guess}.", "Coup {n} : rien ne vaut mieux que {guess}.")
NOT_JUDGED = Text("There is no judged move {n}.", "Il n'y a pas de coup {n} qui soit jugé.")
SEASON = (
    Text(
        "Your season begins: {tries}, {lost} of them lost. Opening: {openings}.",
        "Votre saison commence : {tries}, dont {lost} de perdu. Ouverture : {openings}.",
    ),
    Text(
        "Your season, the last {n} games you looked back at: {tries} tries on average, {lost} of them lost. "
        "Openings: {openings}.",
        "Votre saison, les {n} dernières parties que vous avez revues : {tries} essais en moyenne, dont {lost} de perdu. "
        "Ouvertures : {openings}.",
    ),
)
NOT_KEPT = Text("(It could not be written down.)", "(Elle n'a pas pu être enregistrée.)")

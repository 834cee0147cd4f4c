"""What is said when a game, or a decoder, is looked back at: tries lost, luck, best moves, the season."""

from fractions import Fraction

from autograder.i18n.text import Text

# ---------------------------------------------------------------- a game

ASK = Text("Look back at this game? [y/N] ", "Revoir cette partie ? [o/N] ")
YES, NO = ("y", "yes", "o", "oui"), ("", "n", "no", "non")
YES_OR_NO = Text("Type y or n, then Enter.", "Tapez o ou n, puis Entrée.")
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
HOW_BITS = Text(
    "bits: what the answer taught; each halves the number of codes.",
    "bits : ce que la réponse a appris ; chacun divise par deux le nombre de codes.",
)
HOW_JUDGED = Text(
    "lost: the tries this move costs on average, against the best move. luck: the tries its answer saved, against the "
    "average.",
    "perdu : les essais que ce coup coûte en moyenne, face au meilleur coup. chance : les essais que sa réponse a épargnés, "
    "par rapport à la moyenne.",
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
    "The best player expects {start} tries from the start; {start} + {lost} {luck} = {used}, up to rounding.",
    "Le meilleur joueur attend {start} essais au départ ; {start} + {lost} {luck} = {used}, aux arrondis près.",
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
NOT_JUDGED = Text("Move {n} is not judged.", "Le coup {n} n'est pas jugé.")
WHICH_MOVE = Text(
    "Type the number of a move, from 1 to {last}, or Enter alone.",
    "Tapez le numéro d'un coup, de 1 à {last}, ou Entrée seule.",
)
SEASON = (
    Text(
        "Your season begins: {games}. Opening: {openings}.", "Votre saison commence : {games}. Ouverture : {openings}."
    ),
    Text(
        "Your season, the last {n} games you looked back at: {games}. Openings: {openings}.",
        "Votre saison, les {n} dernières parties que vous avez revues : {games}. Ouvertures : {openings}.",
    ),
)
WON_GAMES = (
    Text("{tries}, {lost} of them lost", "{tries}, dont {lost} de perdu"),
    Text("{tries} tries on average, {lost} of them lost", "{tries} essais en moyenne, dont {lost} de perdu"),
)
WON_AND_LOST = (
    Text("one won, in {won}; {lost}", "une gagnée, en {won} ; {lost}"),
    Text("{n} won, in {won}; {lost}", "{n} gagnées, en {won} ; {lost}"),
)
LOST_GAMES = (
    Text("one lost, which counts in no average", "une perdue, qui ne compte dans aucune moyenne"),
    Text("{n} lost, which count in no average", "{n} perdues, qui ne comptent dans aucune moyenne"),
)
NOT_KEPT = Text("(It could not be written down.)", "(Elle n'a pas pu être enregistrée.)")

# ---------------------------------------------------------------- a decoder

PLAYING = Text("Codes played: {count} of 1296…", "Codes joués : {count} sur 1296…")
A_FOLDER = Text(
    "{folder} is a folder; write the file of your decoder, and its function where it has several: "
    "`mastermind review m10_optimum.py first_consistent`",
    "{folder} est un dossier ; écrivez le fichier de votre décodeur, et sa fonction s'il y en a plusieurs : "
    "`mastermind review m10_optimum.py first_consistent`",
)
DECODER = Text(
    "{name}: {total} tries for the 1296 codes, {mean} on average; the best strategy takes {optimum}. Lost: {lost}.",
    "{name} : {total} essais pour les 1296 codes, {mean} en moyenne ; la meilleure stratégie en prend {optimum}. "
    "Perdu : {lost}.",
)
JUDGING = Text("Its moves are being judged… {seconds} s", "Ses coups sont jugés… {seconds} s")
JUDGING_LONG = Text(
    "The more situations a decoder comes to, the longer this takes; Ctrl-C ends it.",
    "Plus un décodeur rencontre de situations, plus c'est long ; Ctrl-C l'arrête.",
)
SHEET_COLUMNS = (Text("move", "coup"), Text("games", "parties"), Text("lost", "perdu"))
WHERE = Text("Where it loses most:", "Là où elle perd le plus :")
AT_THE_START = Text("at the start", "au début")
AFTER = Text("after {history}", "après {history}")
PLACE = Text(
    "{when}: {guess} loses {lost} over {games} games; {best} loses nothing.",
    "{when} : {guess} perd {lost} sur {games} parties ; {best} ne perd rien.",
)
WHICH_FUNCTION = Text(
    "which function is the decoder? Write its name after the file; there are: {names}",
    "quelle fonction est le décodeur ? Écrivez son nom après le fichier ; il y a : {names}",
)
NO_FUNCTION = Text(
    "there is no function {name} in the file; there are: {names}",
    "le fichier n'a pas de fonction {name} ; il y a : {names}",
)
ONE_ARGUMENT = Text("one argument", "un argument")
ARGUMENTS = Text("{count} arguments", "{count} arguments")
NO_DECODER = Text(
    "{name} takes {arguments}; a decoder takes none and asks for answers, as jeu_2 does, or two lists, the candidates "
    "and all codes, as first_consistent does",
    "{name} reçoit {arguments} ; un décodeur n'en reçoit aucun et demande les réponses, comme jeu_2, ou reçoit deux "
    "listes, les candidats et tous les codes, comme first_consistent",
)
NO_PYTHON = Text(
    "the file is no Python program yet: `mastermind check` shows the line",
    "le fichier n'est pas encore un programme Python : `mastermind check` montre la ligne",
)
STOPPED = Text("{when}, {name} did not answer: {reason}", "{when}, {name} n'a pas répondu : {reason}")
NOT_PLAYED = Text(
    "the codes could not all be played, through no fault of the file ({reason}): try again",
    "tous les codes n'ont pas pu être joués, sans que le fichier y soit pour rien ({reason}) : essayez encore",
)
NO_CODE = Text(
    "{when}, {name} proposes {value}, which is no code of 4 colours from 1 to 6",
    "{when}, {name} propose {value}, qui n'est pas un code de 4 couleurs de 1 à 6",
)
TEACHES_NOTHING = Text(
    "{when}, {name} proposes {guess}, which teaches nothing: it would go on for ever",
    "{when}, {name} propose {guess}, ce qui n'apprend rien : la partie ne finirait jamais",
)
NOT_FOUND = Text(
    "{name} cannot be reviewed: it has not found {code} after {tries} tries. {why}",
    "{name} ne peut pas être revue : elle n'a pas trouvé {code} en {tries} essais. {why}",
)
NO_REVIEW = Text("{name} cannot be reviewed: {why}", "{name} ne peut pas être revue : {why}")
CONTRADICTS = Text(
    "After {history}, it proposed {guess}, which contradicts that answer.",
    "Après {history}, elle a proposé {guess}, qui contredit cette réponse.",
)
RAISED = Text(
    "when the code is {code}, it stops {when}: {reason}.", "quand le code est {code}, elle s'arrête {when} : {reason}."
)
ENDED = Text(
    "when the code is {code}, it ends {when}, without having found it.",
    "quand le code est {code}, elle se termine {when}, sans l'avoir trouvé.",
)
WHY_IT_CHANGES = Text(
    "{why}. Either it draws lots, or it keeps something from one game to the next.",
    "{why}. Soit elle tire au sort, soit elle garde quelque chose d'une partie à l'autre.",
)
SHOWS_NOTHING = Text(
    "when the code is {code}, {when}, it asked for an answer and showed no code of four pegs.",
    "quand le code est {code}, {when}, elle a demandé une réponse sans montrer de code de quatre pions.",
)
SAYS_MORE = Text("`mastermind check m04_codebreaker` says more.", "`mastermind check m04_codebreaker` en dit plus.")


def amount(value: Fraction) -> Text:
    """A number of tries, to two places where it is not whole."""
    text = str(value) if value.denominator == 1 else f"{float(value):.2f}"
    return Text(text, text.replace(".", ","))

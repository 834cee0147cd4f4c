"""What is said of a league of decoders: on the terminal, in its tables, on its pages; in both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- asked for

NOBODY_PLAYS = Text(
    "{module} has nobody to play with: a league plays `{decoder}`, of m04_codebreaker",
    "{module} n'a personne qui puisse jouer : une ligue fait jouer `{decoder}`, de m04_codebreaker",
)
GAMES = Text(
    "a league is played with pegs of 9 colours at most, which secrets may repeat: 4x6, 4x8 or 5x8, say; not {game}",
    "une ligue se joue avec des pions de 9 couleurs au plus, que les secrets peuvent répéter : 4x6, 4x8 ou 5x8, par "
    "exemple ; pas {game}",
)
SECRETS = Text(
    "--secrets wants a number from 1 on, not {count}",
    "--secrets attend un nombre, à partir de 1, et non {count}",
)
MINUTES = Text(
    "--minutes wants a number above 0 and below {most}",
    "--minutes attend un nombre entre 0 et {most}",
)
OTHER_GAME = Text(
    "{file} is a champion of another game ({theirs}); this league plays {ours}",
    "{file} est un champion d'un autre jeu ({theirs}) ; cette ligue joue à {ours}",
)
INSIDE = Text(
    "--out {out} is or holds what is to be played; name a folder elsewhere",
    "--out {out} est ou contient ce qui doit jouer ; donnez un dossier ailleurs",
)
NOT_WRITTEN = Text("{file} cannot be written: {reason}", "{file} ne peut pas être écrit : {reason}")
NO_KEY = Text(
    "{file} is no key that this program wrote (a table with the columns {columns}); give another file to --key",
    "{file} n'est pas une clé écrite par ce programme (un tableau aux colonnes {columns}) ; "
    "indiquez un autre fichier à --key",
)
HIDDEN_PROBLEM = Text(
    "What was handed in under this code holds no Python file that can be read.",
    "Ce qui a été rendu sous ce code ne contient aucun fichier Python lisible.",
)
UNREADABLE = Text("{file} cannot be read: {reason}", "{file} ne peut pas être lu : {reason}")

# ---------------------------------------------------------------- while it runs, and at the end

PLAYING = Text("playing", "parties")
SAMPLED = Text(
    "{count} of the {secrets} secrets are played, drawn by lot, the same for everybody and each time (--secrets says how "
    "many); a decoder may compute for {minutes} min in all (--minutes)",
    "on joue {count} des {secrets} secrets, tirés au sort, les mêmes pour tous et à chaque fois (--secrets dit combien) ; un "
    "décodeur peut calculer {minutes} min en tout (--minutes)",
)
NAMES_IN = Text("who is behind each code: {file}", "qui est derrière chaque code : {file}")
NO_OPTIMUM = Text(
    "the optimum of {game} is not computed here: compared is the best of those that played (--champions takes a tree)",
    "l'optimum de {game} n'est pas calculé ici : on compare au meilleur de ceux qui ont joué (--champions prend un arbre)",
)
LENT = Text(
    "{count} learner(s) use functions of the course that were not handed in, and play with correct ones: {names}",
    "{count} élève(s) emploient des fonctions du cours qui n'ont pas été rendues, et jouent avec des fonctions correctes : {names}",
)
CLUSTER_LOST = Text(
    "the cluster at {address} is lost, and with it what had been played; the same command begins the league again",
    "la grappe {address} est perdue, et avec elle ce qui avait été joué ; la même commande recommence la ligue",
)
ARE_OUT = Text("Out:", "Hors jeu :")

# ---------------------------------------------------------------- why one is out

NO_FUNCTION = Text(
    "there is no function `{function}` in what was handed in",
    "il n'y a pas de fonction `{function}` dans ce qui a été rendu",
)
AT_ONCE = Text("before any answer", "avant toute réponse")
AFTER = Text("after {moves}", "après {moves}")
CHANGES_ITS_MIND = Text(
    "it changes its mind: {moves} it proposed {one} in the game against {first}, and {other} in the one against {second}; "
    "the same answers must give the same proposition",
    "il change d'avis : {moves}, il a proposé {one} dans la partie contre {first}, et {other} dans celle contre "
    "{second} ; les mêmes réponses doivent donner la même proposition",
)
TOO_LONG = Text(
    "it had not found {secret} after {most} propositions, the most that a game of this league may have",
    "il n'avait pas trouvé {secret} après {most} propositions, le plus qu'une partie de cette ligue puisse en avoir",
)
REPEATS = Text(
    "in the game against {secret}, it proposed what it had proposed before, {most} times in a row (the last was {guess}): "
    "it would never end",
    "dans la partie contre {secret}, il a reproposé {most} fois de suite ce qu'il avait déjà proposé (en dernier, {guess}) : "
    "il ne finirait jamais",
)
HANGS = Text(
    "in the game against {secret}, {moves}, it was still computing after {seconds} s",
    "dans la partie contre {secret}, {moves}, il calculait encore au bout de {seconds} s",
)
_NO_TIME_LEFT = Text(
    "all its games together took more than {minutes:g} min of computing, the limit of this league (--minutes)",
    "toutes ses parties ensemble ont pris plus de {minutes:g} min de calcul, la limite de cette ligue (--minutes)",
)
STOPPED = Text(
    "in the game against {secret}, {moves}, its program was stopped: {reason}",
    "dans la partie contre {secret}, {moves}, son programme a été arrêté : {reason}",
)
SHOWS_NOTHING = Text(
    "in the game against {secret}, {moves}, it asked for an answer and showed no code of this game, or one with a colour "
    "too many",
    "dans la partie contre {secret}, {moves}, il a demandé une réponse sans montrer de code de ce jeu, ou en montrant une "
    "couleur de trop",
)
RAISES = Text(
    "in the game against {secret}, {moves}, it ended with an error: {error}",
    "dans la partie contre {secret}, {moves}, il s'est arrêté sur une erreur : {error}",
)
TAKES_NO_GAME = Text(
    "it plays 4x6 only: {call}, which asks for this game, ends with a TypeError",
    "il ne joue qu'à 4x6 : {call}, qui demande ce jeu, se termine par une TypeError",
)
GIVES_UP = Text(
    "in the game against {secret}, {moves}, it ended without having proposed the secret",
    "dans la partie contre {secret}, {moves}, il s'est arrêté sans avoir proposé le secret",
)
MACHINE = Text(
    "this machine did not manage to play it, which is not its fault: {reason}",
    "cette machine n'a pas réussi à le faire jouer, et ce n'est pas sa faute : {reason}",
)


def no_time_left(seconds: float) -> Text:
    """Why one is out that needed more than these, in minutes."""
    return _NO_TIME_LEFT.format(minutes=round(seconds / 60, 1 if seconds >= 60 else 3))


# ---------------------------------------------------------------- who plays

CHAMPION = Text("{name} (champion)", "{name} (champion)")
KINDS = {
    "learner": Text("learner", "élève"),
    "rule": Text("of the book", "du livre"),
    "champion": Text("champion", "champion"),
}


# ---------------------------------------------------------------- tables

RANK = Text("rank", "rang")
DECODER = Text("decoder", "décodeur")
TOTAL = Text("tries", "essais")
WORST = Text("worst", "pire")
BEATS = Text("beats the first on", "bat le premier sur")
LOSES_TO = Text("loses to it on", "perd contre lui sur")
COUNTS = Text("secrets in 1, 2, 3… tries", "secrets en 1, 2, 3… essais")
MEAN = Text("average", "moyenne")
IN_TRIES = Text("in {tries}", "en {tries}")
KIND = Text("kind", "genre")
WHY_OUT = Text("why out", "pourquoi hors jeu")
EVEN = Text("even", "à égalité")
OTHER = Text("against", "contre")
WINS = Text("wins", "gagne")
LOSSES = Text("loses", "perd")

# ---------------------------------------------------------------- on the page

_BOOK_ALONE = Text("Here are those of the book.", "Voici ceux du livre.")
_FIRST = Text(
    "Here are the first of the class, and those of the book.",
    "Voici les premiers de la classe, et ceux du livre.",
)
_FIRST_AND_AHEAD = Text(
    "Here are the first of the class, those of the book, and those just ahead of `{name}`.",
    "Voici les premiers de la classe, ceux du livre, et ceux qui sont juste devant `{name}`.",
)
YOU_ARE_OUT = Text("`{name}` is out: {reason}.", "`{name}` est hors jeu : {reason}.")
DUELS = Text("Duels", "Duels")
NOT_IN_DUELS = Text(
    "Not everybody of the class is in this table; below it, any two can be compared.",
    "Toute la classe n'est pas dans ce tableau ; au-dessous, on peut comparer deux joueurs quelconques.",
)
ONE = Text("One", "L'un")
TWO = Text("the other", "l'autre")
OUT = Text("Out", "Hors jeu")
REPLAY = Text("Games to see again", "Parties à revoir")
PLAYER = Text("Of", "De")
GAME = Text("the game", "la partie")
KEYS = Text(
    "Keys, after a click on the board: ← → one try back or on, Home and End to the first and the last.",
    "Touches, après un clic sur le plateau : ← → un essai en arrière ou en avant, Début et Fin au premier et au dernier.",
)


def shown_to(name: str, ahead: bool, anybody: bool) -> Text:
    """Who is on a learner's page: perhaps some ahead, besides the first ones of the class, if there are any."""
    if ahead:
        return _FIRST_AND_AHEAD.format(name=name)
    return _FIRST if anybody else _BOOK_ALONE


ALL_SECRETS = Text("all {secrets} secrets", "les {secrets} secrets")
SOME_SECRETS = Text(
    "the same {games} of the {secrets} secrets, drawn by lot",
    "les mêmes {games} des {secrets} secrets, tirés au sort",
)
TITLE = Text(
    "The league: {pegs} pegs, {colours} colours", "La ligue : {pegs} pions, {colours} couleurs"
)
PLAYED = Text(
    "Each decoder of this table has played {games}.",
    "Chaque décodeur de ce tableau a joué {games}.",
)
LEAD = Text(
    "The fewer tries a decoder needs for all secrets together, the better; equal totals share a rank. A decoder plays by a "
    "strategy: after the same answers, always the same proposition.",
    "Moins il faut d'essais à un décodeur pour tous les secrets ensemble, mieux c'est ; des totaux égaux partagent un rang. Un "
    "décodeur suit une stratégie : après les mêmes réponses, toujours la même proposition.",
)
SUMMARY = Text(
    "{played} decoder(s) played {games}, {out} out. Page and tables: {folder}",
    "{played} décodeur(s) ont joué {games}, {out} hors jeu. Page et tableaux : {folder}",
)
PICTURE = Text("secrets by tries", "secrets par essais")
COMPARED = Text(
    "On how many secrets does the one on the left need fewer tries than the one above it?",
    "Sur combien de secrets celui de gauche a-t-il besoin de moins d'essais que celui du haut ?",
)
SEEN_AGAIN = Text(
    "The longest game of each, then those in which it gains most on the first of the league: beside its own game, that of the "
    "first for the same secret.",
    "La partie la plus longue de chacun, puis celles où il gagne le plus sur le premier de la ligue : à côté de la sienne, "
    "celle du premier pour le même secret.",
)
BOARDS = Text("Games side by side", "Parties côte à côte")
ON_THE_PAGE = {  # of its script
    "START": Text("To the start", "Au début"),
    "BACK": Text("Back", "En arrière"),
    "ON": Text("Next", "En avant"),
    "END": Text("To the end", "À la fin"),
    "BEFORE": Text("{name}: before the first try", "{name} : avant le premier essai"),
    "TRY": Text(
        "{name}, try {n}: {guess}, {placed} well placed, {misplaced} misplaced, codes left: {left}",
        "{name}, essai {n} : {guess}, bien placés : {placed}, mal placés : {misplaced}, codes restants : {left}",
    ),
    "FOUND": Text("{name}: {guess}, found in {n} tries", "{name} : {guess}, trouvé en {n} essais"),
    "LEFT": Text("codes left: {left}", "codes restants : {left}"),
    "ITSELF": Text("Choose two different ones.", "Choisissez-en deux différents."),
    "ALONE": Text("{game}: {tries}", "{game} : {tries}"),
    "BESIDE": Text("{game}: {tries}, {other}: {others}", "{game} : {tries}, {other} : {others}"),
    "DUEL": Text(
        "{one} needs fewer tries on {wins} secrets, {two} on {losses}; they need as many on {even}.",
        "{one} a besoin de moins d'essais sur {wins} secrets, {two} sur {losses} ; ils en ont besoin d'autant sur {even}.",
    ),
    "GAMES": Text("Where {one} is better ({count}):", "Là où {one} fait mieux ({count}) :"),
}

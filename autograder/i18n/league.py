"""What is said of a league of decoders: on the terminal, in its tables, on its pages. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- asked for

NO_DECODERS = Text(
    "{module} has no decoder to play with: a league plays `{decoder}`, of m04_codebreaker",
    "{module} n'a pas de décodeur qui puisse jouer : une ligue fait jouer `{decoder}`, de m04_codebreaker",
)
GAMES = Text(
    "a league is played with pegs of 9 colours at most, which secrets may repeat: 4x6, 4x8 or 5x8, say; not {game}",
    "une ligue se joue avec des pions de 9 couleurs au plus, que les secrets peuvent répéter : 4x6, 4x8 ou 5x8, par "
    "exemple ; pas {game}",
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
UNREADABLE = Text("{file} cannot be read: {reason}", "{file} ne peut pas être lu : {reason}")

# ---------------------------------------------------------------- while it runs, and at the end

PLAYING = Text("playing", "parties")
SUMMARY = Text(
    "{played} decoder(s) played all {secrets} secrets, {out} out. Page, tables and champion: {folder}",
    "{played} décodeur(s) ont joué les {secrets} secrets, {out} hors jeu. Page, tables et champion : {folder}",
)
NAMES_IN = Text("who is behind each code: {file}", "qui est derrière chaque code : {file}")
NO_OPTIMUM = Text(
    "the optimum of {game} is not computed here: compared is the best of those that played (--champions takes a tree)",
    "l'optimum de {game} n'est pas calculé ici : on compare au meilleur de ceux qui ont joué (--champions prend un arbre)",
)
LENT = Text(
    "{count} decoder(s) use functions of the course that were not handed in, and play with correct ones: {names}",
    "{count} décodeur(s) emploient des fonctions du cours qui n'ont pas été rendues, et jouent avec des fonctions "
    "correctes : {names}",
)
CLUSTER_LOST = Text(
    "the cluster at {address} is lost, and with it what had been played; the same command begins the league again",
    "la grappe {address} est perdue, et avec elle ce qui avait été joué ; la même commande recommence la ligue",
)
ARE_OUT = Text("Out:", "Hors jeu :")

# ---------------------------------------------------------------- why one is out

NO_DECODER = Text(
    "there is no function `jeu_2` in what was handed in", "il n'y a pas de fonction `jeu_2` dans ce qui a été rendu"
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
    "it had not found {secret} after {most} propositions", "il n'avait pas trouvé {secret} après {most} propositions"
)
HANGS = Text(
    "in the game against {secret}, {moves}, it was still computing after {seconds} s",
    "dans la partie contre {secret}, {moves}, il calculait encore au bout de {seconds} s",
)
NO_TIME_LEFT = Text(
    "all its games together took more time than a league has",
    "toutes ses parties ensemble ont pris plus de temps qu'une ligue n'en a",
)
STOPPED = Text(
    "in the game against {secret}, {moves}, its program was stopped: {reason}",
    "dans la partie contre {secret}, {moves}, son programme a été arrêté : {reason}",
)
SHOWS_NOTHING = Text(
    "in the game against {secret}, {moves}, it asked for an answer and showed no code of this game",
    "dans la partie contre {secret}, {moves}, il a demandé une réponse sans montrer de code de ce jeu",
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

# ---------------------------------------------------------------- tables

RANK = Text("rank", "rang")
NAME = Text("decoder", "décodeur")
TOTAL = Text("tries", "essais")
MEAN = Text("average", "moyenne")
WORST = Text("worst", "pire")
IN_TRIES = Text("in {tries}", "en {tries}")
KIND = Text("kind", "genre")
WHY_OUT = Text("why out", "pourquoi hors jeu")
BETTER = Text("beats the first on", "bat le premier sur")
EVEN = Text("even", "à égalité")
WORSE = Text("loses to it on", "perd contre lui sur")
KINDS = {
    "learner": Text("learner", "élève"),
    "rule": Text("of the book", "du livre"),
    "champion": Text("champion", "champion"),
}
CHAMPION = Text("{name} (champion)", "{name} (champion)")
OTHER = Text("against", "contre")
WINS, LOSSES = Text("wins", "gagne"), Text("loses", "perd")

# ---------------------------------------------------------------- on the page

TITLE = Text("The league: {pegs} pegs, {colours} colours", "La ligue : {pegs} pions, {colours} couleurs")
LEAD = Text(
    "Every decoder has played all {secrets} secrets. The fewer tries it needs for all of them together, the better; equal "
    "totals share a rank. A decoder plays by a strategy: after the same answers, always the same proposition.",
    "Chaque décodeur a joué les {secrets} secrets. Moins il lui faut d'essais pour tous ensemble, mieux c'est ; des totaux "
    "égaux partagent un rang. Un décodeur suit une stratégie : après les mêmes réponses, toujours la même proposition.",
)
YOURS = Text(
    "Here are the first three, the rules of the book, and the three just ahead of `{name}`.",
    "Voici les trois premiers, les règles du livre, et les trois juste devant `{name}`.",
)
YOU_ARE_OUT = Text("`{name}` is out: {reason}.", "`{name}` est hors jeu : {reason}.")
COUNTS = Text("secrets in 1, 2, 3… tries", "secrets en 1, 2, 3… essais")
PICTURE = Text("secrets by tries", "secrets par essais")
DUELS = Text("Duels", "Duels")
DUELS_READ = Text(
    "On how many secrets does the one on the left need fewer tries than the one above it?",
    "Sur combien de secrets celui de gauche a-t-il besoin de moins d'essais que celui du haut ?",
)
ONE, TWO = Text("One", "L'un"), Text("the other", "l'autre")
OUT = Text("Out", "Hors jeu")
WORDS = {  # of its script
    "DUEL": Text(
        "{one} needs fewer tries on {wins} secrets, {two} on {losses}; they need as many on {even}.",
        "{one} a besoin de moins d'essais sur {wins} secrets, {two} sur {losses} ; ils en ont besoin d'autant sur {even}.",
    ),
    "SECRETS": Text("Where {one} is better ({count}):", "Là où {one} fait mieux ({count}) :"),
}

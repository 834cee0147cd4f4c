"""What is said of strategies as trees: of their files, of what is wrong in them, and on their page."""

from collections.abc import Mapping

from autograder.i18n.text import Text

# ---------------------------------------------------------------- asked for

NOT_POSITIVE = Text(
    "{value} is no whole number from 1 on", "{value} n'est pas un nombre entier à partir de 1"
)
NO_GAME = Text(
    "{name} is no game: write 4x6 for 4 pegs of 6 colours, 4x6-different when no secret has a colour twice, "
    "bulls-4x10 for Bulls and Cows",
    "{name} n'est pas un jeu : écrivez 4x6 pour 4 pions de 6 couleurs, 4x6-different si aucun secret n'a deux fois la "
    "même couleur, bulls-4x10 pour Bulls and Cows",
)
NO_STRATEGY = Text(
    "{name} is no strategy; there are {known}, and files (.json)",
    "{name} n'est pas une stratégie ; il y a {known}, et des fichiers (.json)",
)
BREADTH_OF_THE_OPTIMUM = Text(
    "--breadth is for optimal; a rule looks at all guesses",
    "--breadth est pour optimal ; une règle regarde toutes les propositions",
)
NOT_OF_A_FILE = Text(
    "a tree of a file is as it is: leave out {options}",
    "l'arbre d'un fichier est ce qu'il est : retirez {options}",
)
NOT_WITH_VERIFY = Text(
    "--verify walks through a file as it is: leave out {options}",
    "--verify parcourt un fichier tel qu'il est : retirez {options}",
)
OTHER_GAME = Text(
    "{file} is a tree of {theirs}, and --game says {ours}",
    "{file} est un arbre de {theirs}, et --game dit {ours}",
)
TWO_GAMES = Text(
    "a page compares two trees of one game; these are of {one} and of {other}",
    "une page compare deux arbres d'un même jeu ; ceux-ci sont de {one} et de {other}",
)
NO_FIRST = Text(
    "{code} is no code of {game}; {example} is one",
    "{code} n'est pas un code de {game} ; {example} en est un",
)
FIRST_IMPOSSIBLE = Text(
    "--only-possible: {code} cannot be the secret of {game}",
    "--only-possible : {code} ne peut pas être le secret de {game}",
)
FIRST_TEACHES_NOTHING = Text(
    "{code} teaches nothing in {game}: every secret gives the same answer",
    "{code} n'apprend rien à {game} : tous les secrets donnent la même réponse",
)
TOO_MANY_COLOURS = Text(
    "a file of a tree has a sign for each colour, and there are {most} signs: {colours} colours are too many",
    "le fichier d'un arbre a un signe par couleur, et il y a {most} signes : {colours} couleurs, c'est trop",
)
TOO_LARGE = Text(
    "{game} has {codes} codes, more than are looked at here ({most} at most)",
    "{game} a {codes} codes, plus qu'on n'en regarde ici ({most} au plus)",
)
TOO_MANY_PEGS = Text(
    "{game} has {pegs} pegs, more than are looked at here ({most} at most)",
    "{game} a {pegs} pions, plus qu'on n'en regarde ici ({most} au plus)",
)
NO_SUCH_CODES = Text(
    "{game} has no codes: {pegs} different colours cannot be taken from {colours}",
    "{game} n'a pas de codes : on ne peut pas prendre {pegs} couleurs différentes parmi {colours}",
)
TOO_SHORT = {  # by whether the first guess was given, and whether only codes that may be the secret are proposed
    (False, False): Text(
        "no strategy ends every game of {game} in {tries}",
        "aucune stratégie ne termine toutes les parties de {game} en {tries}",
    ),
    (False, True): Text(
        "no strategy that proposes only possible codes ends every game of {game} in {tries}",
        "aucune stratégie qui ne propose que des codes possibles ne termine toutes les parties de {game} en {tries}",
    ),
    (True, False): Text(
        "no strategy that begins with {first} ends every game of {game} in {tries}",
        "aucune stratégie qui commence par {first} ne termine toutes les parties de {game} en {tries}",
    ),
    (True, True): Text(
        "no strategy that begins with {first} and proposes only possible codes ends every game of {game} in {tries}",
        "aucune stratégie qui commence par {first} et ne propose que des codes possibles ne termine toutes les parties de "
        "{game} en {tries}",
    ),
}
NONE_FOUND = Text(
    "among the guesses that were looked at, none was found with which every game of {game} ends in {tries}; others may do "
    "it: take a larger --breadth, or leave it out",
    "parmi les propositions regardées, aucune n'a été trouvée avec laquelle toute partie de {game} se termine en {tries} ; "
    "d'autres y arrivent peut-être : prenez un --breadth plus grand, ou laissez-le",
)
RULE_TAKES_MORE = Text(
    "{name} does not end every game of {game} in {tries}: its longest one takes {worst}",
    "{name} ne termine pas toutes les parties de {game} en {tries} : il lui en faut {worst} pour la plus longue",
)
FILE_TAKES_MORE = Text(
    "{name} is a strategy, and does not end every game in {tries}: its longest one takes {worst}",
    "{name} est une stratégie, et ne termine pas toutes les parties en {tries} : il lui en faut {worst} pour la plus longue",
)
ONE_TREE = Text(
    "{name} holds one tree: name one strategy, or write a page (.html), which compares two",
    "{name} ne contient qu'un arbre : nommez une seule stratégie, ou écrivez une page (.html), qui en compare deux",
)
TWO_TREES = Text(
    "a page compares two trees: name two strategies at most",
    "une page compare deux arbres : nommez-en deux au plus",
)
NO_SUFFIX = Text(
    "{name}: the end of the name says what is written: .json or .html",
    "{name} : la fin du nom dit ce qu'on écrit : .json ou .html",
)
NOTHING_TO_DO = Text(
    "name a strategy, or give a file with --verify: mastermind tree optimal",
    "nommez une stratégie, ou donnez un fichier avec --verify : mastermind tree optimal",
)

# ---------------------------------------------------------------- found

SUMMARY = Text(
    "{name}, {game}: {tries} for {secrets}, {mean:.3f} on average, {worst} at most",
    "{name}, {game} : {tries} pour {secrets}, {mean:.3f} en moyenne, {worst} au plus",
)
SEARCHING = Text(
    "{name}, {game}: {sets} sets of codes dealt with, {seconds} s",
    "{name}, {game} : {sets} ensembles de codes traités, {seconds} s",
)
PATIENCE = Text(
    "This may take minutes, or hours in a large game; nobody can tell beforehand. Ctrl-C ends it.",
    "Cela peut durer des minutes, ou des heures pour un grand jeu ; personne ne peut le dire d'avance. Ctrl-C y met fin.",
)
WITH = Text("{name}, {limit}", "{name}, {limit}")  # a strategy, and what was asked of it
ONLY_POSSIBLE = Text("only possible codes", "codes possibles seulement")
AT_MOST = Text("at most {tries}", "au plus {tries}")
FIRST = Text("{code} first", "{code} d'abord")
_BEST_OF = (
    Text("best of one guess looked at", "la meilleure d'une seule proposition regardée"),
    Text("best of {n} guesses looked at", "la meilleure de {n} propositions regardées"),
)
_TRIES = (Text("{n} try", "{n} essai"), Text("{n} tries", "{n} essais"))
_SECRETS = (Text("{n} secret", "{n} secret"), Text("{n} secrets", "{n} secrets"))
_ALL_SECRETS = (
    Text("the only secret", "le seul secret"),
    Text("all {n} secrets", "les {n} secrets"),
)
WRITTEN = Text("written: {name}", "écrit : {name}")
VERIFIED = Text(
    "{name} is a strategy: it finds {secrets} in {tries}, {mean:.3f} on average, {worst} at most",
    "{name} est une stratégie : elle trouve {secrets} en {tries}, {mean:.3f} en moyenne, {worst} au plus",
)

# ---------------------------------------------------------------- wrong in a file

WRONG = Text("{name}: {problem}", "{name} : {problem}")
AT_THE_ROOT = Text("at the first guess", "à la première proposition")
AFTER = Text("after {moves}", "après {moves}")
NOT_READ = Text(
    "{name}: what is read is .json; .html is only written",
    "{name} : on lit un .json ; un .html est seulement écrit",
)
NO_TEXT = Text("it is no text (UTF-8)", "ce n'est pas un texte (UTF-8)")
NO_JSON = Text(
    "it is no JSON, from line {line} on", "ce n'est pas du JSON, à partir de la ligne {line}"
)
TOO_DEEP = Text(
    "it is nested too deeply to be a tree", "il est imbriqué trop profondément pour être un arbre"
)
TWICE = Text("an object has {key} twice", "un objet a deux fois {key}")
NO_FORMAT = Text(
    'it is no tree of ours: it has to begin with "format": "mastermind tree", "version": 1',
    'ce n\'est pas un arbre d\'ici : il faut qu\'il commence par "format": "mastermind tree", "version": 1',
)
MISSING = Text('"{key}" is missing', 'il manque "{key}"')
BAD_GAME = Text(
    '"game" has to say "pegs" (a number from 1 to 8), "colours" (a text of different signs), "repeats in secrets" and '
    '"repeats in guesses" (true or false)',
    '"game" doit donner "pegs" (un nombre de 1 à 8), "colours" (un texte de signes différents), "repeats in secrets" et '
    '"repeats in guesses" (true ou false)',
)
TOO_MANY = Text(
    "its game has {codes} codes, and no more than {most} are walked through",
    "son jeu a {codes} codes, et on n'en parcourt pas plus de {most}",
)
BAD_NODE = Text(
    '{place}: {value} is no part of a tree; it has to be a code, or ["code", {{"answer": …}}]',
    '{place} : {value} n\'est pas une partie d\'arbre ; il faut un code, ou ["code", {{"réponse": …}}]',
)
BAD_CODE = Text(
    "{place}: {guess} is no code of this game", "{place} : {guess} n'est pas un code de ce jeu"
)
NO_BRANCH = Text(
    "{place}, {guess} has no branch for the answer {answer}, which the secret {secret} gives",
    "{place}, {guess} n'a pas de branche pour la réponse {answer}, que donne le secret {secret}",
)
NO_SECRET = Text(
    "{place}, {guess} has a branch for {answer}, an answer that no secret left there gives",
    "{place}, {guess} a une branche pour {answer}, une réponse que ne donne aucun des secrets qui y restent",
)
NO_ANSWER = Text(
    "{place}, {guess} has a branch for {answer}, which is no answer of this game; {example} is one",
    "{place}, {guess} a une branche pour {answer}, qui n'est pas une réponse de ce jeu ; {example} en est une",
)
CLAIM = Text(
    'it says that "{key}" is {said}; it is {found}',
    'il dit que "{key}" est {said} ; c\'est {found}',
)

# ---------------------------------------------------------------- on the page

TITLE = Text("Strategies to hold", "Des stratégies à tenir en main")
HOW = Text(
    "Click an answer, and see what the strategy proposes next and which codes are left. A strip is cut into the parts "
    "of the answers: the stronger the colour, the more the answer tells. With a secret, each strategy plays its game.",
    "Cliquez sur une réponse : vous voyez ce que la stratégie propose ensuite, et les codes qui restent. Une bande est "
    "découpée en parts, une par réponse : plus la couleur est forte, plus la réponse en apprend. Avec un secret, chaque "
    "stratégie joue sa partie.",
)
SECRET = Text("Secret", "Secret")
PLAY = Text("Play it", "Jouer")
ANY = Text("Any secret", "Un secret au hasard")
AGAIN = Text("Begin again", "Recommencer")
FIGURES = Text("On paper", "Sur papier")
FIGURE_READ = Text(
    "In the manner of Knuth's figure: `14(1344: 10 …, 01 …)` says that 14 codes are left, that 1344 is proposed, and what follows "
    "the answers 1, 0 and 0, 1; a code alone is the last one left.",
    "À la manière de la figure de Knuth : `14(1344: 10 …, 01 …)` dit qu'il reste 14 codes, qu'on propose 1344, et ce qui suit "
    "les réponses 1, 0 et 0, 1 ; un code seul est le dernier qui reste.",
)
PRINT = Text("Print", "Imprimer")
WORDS = {  # of its script
    "SUMS": Text(
        "{total} tries in all, {mean} on average, {worst} at most",
        "{total} essais en tout, {mean} en moyenne, {worst} au plus",
    ),
    "PROPOSES": Text(
        "Try {turn}, which may be the secret:", "Essai {turn}, qui peut être le secret :"
    ),
    "PROPOSES_IMPOSSIBLE": Text(
        "Try {turn}, which cannot be the secret:", "Essai {turn}, qui ne peut pas être le secret :"
    ),
    "ANSWERS": Text(
        "{left} codes are cut into {parts} parts; ● well placed, ○ misplaced:",
        "{left} codes découpés en {parts} parts ; ● bien placé, ○ mal placé :",
    ),
    "LEFT": Text("Codes left: {left}", "Codes restants : {left}"),
    "LEFT_SOME": Text(
        "Codes left: {left}; the first {some}:", "Codes restants : {left} ; les {some} premiers :"
    ),
    "FOUND": Text("Found at try {tries}.", "Trouvé à l'essai {tries}."),
    "NO_SECRET": Text(
        "This is no secret of the game; {example} is one.",
        "Ce n'est pas un secret de ce jeu ; {example} en est un.",
    ),
    "BACK": Text("Back to before this try", "Revenir avant cet essai"),
}
STRATEGY = {
    "optimal": Text("The optimum", "L'optimum"),
    "knuth": Text("Knuth's (minimax)", "Celle de Knuth (minimax)"),
    "expected-size": Text("Expected size", "Taille attendue"),
    "entropy": Text("Entropy", "Entropie"),
    "most-parts": Text("Most parts", "Nombre de parts"),
    "first-consistent": Text("First consistent", "Premier compatible"),
}


def best_of(guesses: int) -> Text:
    """What a search that leaves guesses out has found; it is no optimum."""
    return _BEST_OF[guesses != 1].format(n=guesses)


def tries(number: int) -> Text:
    """One try, or several."""
    return _TRIES[number != 1].format(n=number)


def secrets(number: int) -> Text:
    """One secret, or several."""
    return _SECRETS[number != 1].format(n=number)


def all_secrets(number: int) -> Text:
    """The only secret, or all of them."""
    return _ALL_SECRETS[number != 1].format(n=number)


def counts(found: Mapping[int, int]) -> Text:
    """How many secrets take how many tries; the first number says of what it is one."""
    english, french = [], []
    for rank, (tries, secrets) in enumerate(found.items()):
        english.append(f"{tries} {'try' if tries == 1 else 'tries'}: {secrets}")
        french.append(f"{tries} essai{'s' if tries > 1 else ''} : {secrets}")
        if not rank:
            english[0] += " secret" if secrets == 1 else " secrets"
            french[0] += " secret" if secrets < 2 else " secrets"
    return Text("; ".join(english), " ; ".join(french))

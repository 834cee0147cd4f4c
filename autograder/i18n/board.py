"""What the board says, in both languages. Colours and shapes are named as one sees them."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- the pegs

COLOURS = (  # the palette of Okabe and Ito, in the order of board.css
    Text("orange circle", "rond orange"),
    Text("light blue square", "carré bleu clair"),
    Text("green triangle", "triangle vert"),
    Text("yellow diamond", "losange jaune"),
    Text("dark blue pentagon", "pentagone bleu foncé"),
    Text("dark orange hexagon", "hexagone orange foncé"),
    Text("pink octagon", "octogone rose"),
    Text("black shield", "écusson noir"),
    Text("grey arch", "arche grise"),
)

# ---------------------------------------------------------------- what stays on the board

STATIC = {
    "board": Text("Mastermind board", "Plateau de Mastermind"),
    "turns": Text("Propositions and answers", "Propositions et réponses"),
    "slot": Text("position {n}: {peg}", "position {n} : {peg}"),
    "empty": Text("empty", "vide"),
    "well": Text("Well placed", "Bien placés"),
    "misplaced": Text("Misplaced", "Mal placés"),
    "erase": Text("Erase", "Effacer"),
    "propose": Text("Propose", "Proposer"),
    "reply": Text("Answer", "Répondre"),
    "give": Text("This is the code", "Voici le code"),
    "next": Text("Next proposition", "Proposition suivante"),
    "teach": Text("What would it teach?", "Qu'apprendrait-on ?"),
    "new": Text("New game", "Nouvelle partie"),
    "review": Text("Look back", "Revoir la partie"),
    "roles": Text("Change roles", "Changer de rôle"),
    "known": Text("Let the board answer", "Laisser le plateau répondre"),
    "correct": Text("Change", "Corriger"),
    "choice": Text("{name}: {n}", "{name} : {n}"),
    "correct_turn": Text(
        "Change the answer to proposition {n}", "Corriger la réponse à la proposition {n}"
    ),
    "keys_guess": Text(
        "Keys, after a click on the board: 1 to {last} choose, ← → move, Backspace erases, Enter proposes, "
        "? says what it would teach.",
        "Touches, après un clic sur le plateau : 1 à {last} pour choisir, ← → pour se déplacer, Retour arrière pour "
        "effacer, Entrée pour proposer, ? pour savoir ce que la proposition apprendrait.",
    ),
    "keys_answer": Text(
        "Keys, after a click on the board: first the number of well placed pegs, then of misplaced ones, then Enter.",
        "Touches, après un clic sur le plateau : d'abord le nombre de bien placés, puis celui de mal placés, "
        "puis Entrée.",
    ),
    "keys_code": Text(
        "Keys, after a click on the board: 1 to {last} choose, ← → move, Backspace erases, Enter gives the code.",
        "Touches, après un clic sur le plateau : 1 à {last} pour choisir, ← → pour se déplacer, Retour arrière pour "
        "effacer, Entrée pour donner le code.",
    ),
    "keys_step": Text(
        "Key: Enter shows the next proposition.",
        "Touche : Entrée pour voir la proposition suivante.",
    ),
    "keys_stuck": Text("", ""),
    "keys_over": Text("Key: N starts a new game.", "Touche : N pour une nouvelle partie."),
}

# ---------------------------------------------------------------- the game

GUESS_START = Text(
    "A code of {length} colours from 1 to {colours} is hidden; a colour may repeat. You have {tries}.",
    "Un code de {length} couleurs de 1 à {colours} est caché ; une couleur peut se répéter. Vous avez {tries}.",
)
EVIL = Text(
    "The codemaker pretends to hide a code of {length} colours from 1 to {colours}. It has none: it always gives the answer "
    "that leaves most codes, and never contradicts itself.",
    "Le codeur fait semblant de cacher un code de {length} couleurs de 1 à {colours}. Il n'en a pas : il donne toujours la "
    "réponse qui laisse le plus de codes, sans jamais se contredire.",
)
YOU_HAVE = Text("You have {tries}.", "Vous avez {tries}.")
TRIES = (Text("one try", "un essai"), Text("{n} tries", "{n} essais"))
ANSWER_START = Text(
    "Think of a code of {length} colours from 1 to {colours}; a colour may repeat.",
    "Pensez à un code de {length} couleurs de 1 à {colours} ; une couleur peut se répéter.",
)
BOARD_SEEKS = Text("The board looks for it.", "Le plateau le cherche.")
LEARNERS_SEEKS = Text("`{name}` looks for it.", "`{name}` le cherche.")
LEARNERS_ANSWER = (
    Text("Your function {names} gives the answers.", "Votre fonction {names} donne les réponses."),
    Text("Your functions {names} give the answers.", "Vos fonctions {names} donnent les réponses."),
)
CODE_FROM = Text("`{name}` has drawn the code.", "`{name}` a tiré le code.")
CODE_GIVEN = Text("The board answers for your code.", "Le plateau répond pour votre code.")
ASK_CODE = Text(
    "Choose your code: the board answers for it, and the player does not see it.",
    "Choisissez votre code : le plateau répond pour lui, et le joueur ne le voit pas.",
)
PROPOSAL = Text(
    "Proposition {n}: {code}. What is your answer?", "Proposition {n} : {code}. Que répondez-vous ?"
)
ANSWERED = Text(
    "Proposition {n}, {code}: {answer}. {left}",
    "Proposition {n}, {code} : {answer}. {left}",
)
LEFT = (
    Text("One code is still possible.", "Un seul code est encore possible."),
    Text("{n} codes are still possible.", "{n} codes sont encore possibles."),
)
WERE_LEFT = (
    Text("One code was still possible.", "Un seul code était encore possible."),
    Text("{n} codes were still possible.", "{n} codes étaient encore possibles."),
)
NO_CODE_LEFT = Text("No code is possible any more.", "Plus aucun code n'est possible.")
CODES = (Text("1 code left", "1 code restant"), Text("{n} codes left", "{n} codes restants"))
NO_CODE = Text("no code left", "plus aucun code")
ANSWER = Text(
    "{well} well placed, {misplaced} misplaced",
    "{well} bien placé{s_well}, {misplaced} mal placé{s_misplaced}",
)
TRIES_LEFT = (
    Text("One try is left.", "Il reste un essai."),
    Text("{n} tries are left.", "Il reste {n} essais."),
)
WON = (
    Text("Found, in one try: {code}.", "Trouvé, en un essai : {code}."),
    Text("Found, in {n} tries: {code}.", "Trouvé, en {n} essais : {code}."),
)
LOST = Text(
    "Lost: the code was {code}. {left}",
    "Perdu : le code était {code}. {left}",
)
LOST_TO_EVIL = Text(
    "Lost: there never was a code. {left}", "Perdu : il n'y a jamais eu de code. {left}"
)
CONTRADICTION = Text(
    "No code gives all these answers. {which} Correct one answer.",
    "Aucun code ne donne toutes ces réponses. {which} Corrigez une réponse.",
)
ONE_IMPOSSIBLE = Text(
    "The answer to proposition {ranks} alone cannot be true.",
    "À elle seule, la réponse à la proposition {ranks} ne peut pas être vraie.",
)
NOT_BOTH = Text(
    "The answers to propositions {ranks} cannot both be true.",
    "Les réponses aux propositions {ranks} ne peuvent pas être vraies toutes les deux.",
)
NOT_TOGETHER = Text(
    "The answers to propositions {ranks} cannot all be true.",
    "Les réponses aux propositions {ranks} ne peuvent pas être toutes vraies.",
)
AND = Text("and", "et")
CORRECTING = Text(
    "Proposition {n} was {code}. What is the right answer?",
    "La proposition {n} était {code}. Quelle est la bonne réponse ?",
)

# ---------------------------------------------------------------- what was typed

NOT_A_CODE = Text(
    "A proposition has {length} colours from 1 to {colours}, as {example}.",
    "Une proposition a {length} couleurs de 1 à {colours}, comme {example}.",
)
NOT_AN_ANSWER = Text(
    "{well} well placed and {misplaced} misplaced: no proposition of {length} pegs gets that answer.",
    "{well} bien placé{s_well} et {misplaced} mal placé{s_misplaced} : "
    "aucune proposition de {length} pions ne reçoit cette réponse.",
)
TWO_NUMBERS = Text(
    "An answer is two numbers: well placed, then misplaced, as 1 2.",
    "Une réponse est faite de deux nombres : bien placés, puis mal placés, comme 1 2.",
)

# ---------------------------------------------------------------- what a proposition would teach

WORTH = Text(
    "{code} would leave {mean} codes on average, {most} at worst: {bits} bits of information. {possible}",
    "{code} laisserait {mean} codes en moyenne, {most} au pire : {bits} bits d'information. {possible}",
)
COULD_BE = Text("It may be the code.", "C'est peut-être le code.")
CANNOT_BE = Text("It cannot be the code.", "Ce ne peut pas être le code.")
PARTS = Text(
    "Codes by answer (well placed, misplaced)", "Codes par réponse (bien placés, mal placés)"
)
BARS = Text(
    "One bar for each possible answer: the codes that would be left after it. "
    "The shorter the bars, the more you learn; each bit of information halves the number of codes.",
    "Une barre par réponse possible : les codes qui resteraient après elle. "
    "Plus les barres sont courtes, plus on apprend ; chaque bit d'information divise par deux le nombre de codes.",
)

# ---------------------------------------------------------------- the learner's functions

NOT_AGAIN = Text(
    "`{name}` did not end the last time; it is not called again. Correct it, and call play again.",
    "`{name}` ne s'est pas terminée la dernière fois ; elle n'est plus appelée. Corrigez-la, puis rappelez play.",
)
ASKS = Text("`{call}` asks for input.", "`{call}` attend une saisie.")
STOPPED = Text("`{call}` stopped with `{error}`.", "`{call}` s'est arrêté sur `{error}`.")
PRINTS_WITHOUT_END = Text("`{call}` prints without end.", "`{call}` affiche sans fin.")
NOT_A_CODE_OF = Text(
    "`{call}` returned `{received}`; a list of {length} whole numbers from 1 to {colours} was expected.",
    "`{call}` a renvoyé `{received}` ; on attendait une liste de {length} entiers de 1 à {colours}.",
)
DRAWN_INSTEAD = Text("The board has drawn the code itself.", "Le plateau a tiré le code lui-même.")
SAYS = Text(
    "`{name}` says {received}; {expected} is right.",
    "`{name}` dit {received} ; {expected} est juste.",
)
CHANGES = Text(
    "`{name}` changes the lists it is given.", "`{name}` change les listes qu'on lui donne."
)
RIGHT_ANSWER = Text(
    "The board goes on with the right answer.", "Le plateau continue avec la bonne réponse."
)
WOULD_GIVE = Text(
    "Were {code} the code, the answer to proposition {number} would have been {given}, and it was {was}.",
    "Si {code} était le code, la réponse à la proposition {number} aurait été {given}, et elle a été {was}.",
)
PLAYED_INSTEAD = Text("The board plays {code} in its place.", "Le plateau joue {code} à sa place.")
ENDED_EARLY = Text(
    "`{call}` ended without asking for the next answer.",
    "`{call}` s'est terminé sans demander la réponse suivante.",
)
NO_PROPOSITION = Text(
    "`{call}` asked for an answer, and no proposition can be read in what it showed.",
    "`{call}` a demandé une réponse, et aucune proposition ne se lit dans ce qu'il a affiché.",
)

# ---------------------------------------------------------------- how play is called

HOW = Text(
    "Put parentheses after play: play() starts a game. Your own functions go between them: {examples}.",
    "Mettez des parenthèses après play : play() lance une partie. Vos fonctions vont entre elles : {examples}.",
)
EXAMPLES = Text(
    "play(score=(bien_places, mal_places)), play(code=creer_code) or play(codebreaker=test_code)",
    "play(score=(bien_places, mal_places)), play(code=creer_code) ou play(codebreaker=test_code)",
)
UNNAMED = Text(
    "play: say what `{given}` is for, as in {examples}.",
    "play : dites à quoi sert `{given}`, comme dans {examples}.",
)
UNKNOWN = Text(
    "play: it takes no `{given}`; it takes {taken}.",
    "play : l'argument `{given}` n'existe pas ; il y a {taken}.",
)
WRONG_SIZE = Text(
    "play: colours must be a whole number from 2 to 9, length from 1 to 6, tries at least 1.",
    "play : colours doit être un entier de 2 à 9, length de 1 à 6, tries au moins 1.",
)
TOO_MANY = Text(
    "play: with {colours} colours and {length} pegs there are {count} codes, too many to follow; "
    "take fewer than {most}.",
    "play : avec {colours} couleurs et {length} pions, il y a {count} codes, trop pour être suivis ; "
    "prenez-en moins de {most}.",
)
WRONG_SCORE = Text(
    "play: score takes your two functions, score=(bien_places, mal_places), or one that returns both numbers.",
    "play : score reçoit vos deux fonctions, score=(bien_places, mal_places), ou une seule qui renvoie les deux.",
)
WRONG_CODE = Text(
    'play: code takes a function such as creer_code, a list of {length} whole numbers from 1 to {colours}, or "evil".',
    'play : code reçoit une fonction comme creer_code, une liste de {length} entiers de 1 à {colours}, ou "evil".',
)
WRONG_DECODER = Text(
    'play: codebreaker takes "computer", or your function test_code(code, essais) or jeu_2().',
    'play : codebreaker reçoit "computer", ou votre fonction test_code(code, essais) ou jeu_2().',
)
CLASSIC_ONLY = Text(
    "play: `{name}` without arguments plays the classic game, 6 colours and 4 pegs; leave out colours and length.",
    "play : `{name}` sans argument joue au jeu classique, 6 couleurs et 4 pions ; retirez colours et length.",
)
WRONG_LANGUAGE = Text('play: lang is "en" or "fr".', 'play : lang vaut "en" ou "fr".')
NO_BOARD = Text(
    "The board needs the library anywidget: run `%pip install anywidget`, then restart the kernel.",
    "Le plateau a besoin de la bibliothèque anywidget : exécutez `%pip install anywidget`, puis redémarrez le noyau.",
)

# ---------------------------------------------------------------- the terminal

FOR_HELP = frozenset({"?", "help", "aide"})
TERMINAL_HELP = Text(
    "Type a proposition as {packed} or {spaced}; ? {packed} says what it would teach; ? alone shows this again; Ctrl-D ends.",
    "Saisissez une proposition comme {packed} ou {spaced} ; ? {packed} dit ce qu'elle apprendrait ; ? seul réaffiche ceci ; "
    "Ctrl-D termine.",
)
TERMINAL_ANSWER_HELP = Text(
    "Type each answer as two numbers, well placed then misplaced, as 1 2; c 3 corrects answer 3; Ctrl-D ends.",
    "Saisissez chaque réponse en deux nombres, bien placés puis mal placés, comme 1 2 ; c 3 corrige la réponse 3 ; "
    "Ctrl-D termine.",
)
ASK_GUESS = Text("Proposition {n}: ", "Proposition {n} : ")
ASK_ANSWER = Text("Answer: ", "Réponse : ")
NO_SUCH_TURN = Text(
    "There is no answer {n} to correct; type c and its number, from 1 to {last}.",
    "Il n'y a pas de réponse {n} à corriger ; saisissez c et son numéro, de 1 à {last}.",
)
WHICH_TURN = Text(
    "Which answer is to be corrected? Type c and its number, from 1 to {last}.",
    "Quelle réponse corriger ? Saisissez c et son numéro, de 1 à {last}.",
)
TO_CORRECT = Text(
    "To correct answer {n}, type c {n}.", "Pour corriger la réponse {n}, saisissez c {n}."
)
NO_TURN_YET = Text(
    "There is no answer to correct yet.", "Il n'y a pas encore de réponse à corriger."
)
GOODBYE = Text("Until the next game.", "À la prochaine partie.")


def count(forms: tuple[Text, Text], n: int, **values: object) -> Text:
    """The sentence for one, or for that many."""
    return forms[n != 1].format(n=n, **values)


def plural(n: int) -> str:
    """The French ending."""
    return "s" if n > 1 else ""

"""The puzzle of the lines of a right program, in both languages: with buttons, or half-written as text."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- what is to be done

HEADING = Text("The puzzle of `{name}`", "Le puzzle de `{name}`")
LINES = Text(
    "Here are the lines of a right `{name}`, shuffled; the first one is in its place.",
    "Voici les lignes d'une fonction `{name}` juste, mélangées ; la première est à sa place.",
)
ONE_FALSE = Text(
    "One of them is wrong, and has no place in it.",
    "L'une d'elles est fausse et n'y a pas sa place.",
)
SEVERAL_FALSE = Text(
    "{count} of them are wrong, and have no place in it.",
    "{count} d'entre elles sont fausses et n'y ont pas leur place.",
)
HALF_WRITTEN = Text(
    "Here is a right `{name}` with gaps: each `# ...` is one of the lines below. Write the whole function in your own file "
    "or cell.",
    "Voici une fonction `{name}` juste, mais à trous : chaque `# ...` est une des lignes ci-dessous. Écrivez la fonction "
    "entière dans votre fichier ou votre cellule.",
)
MISSING = Text(
    "These are the missing lines, shuffled.", "Voici les lignes qui manquent, mélangées."
)
THEN_CHECK = Text("Then check it:", "Puis vérifiez-la :")
NO_PUZZLE = Text(
    "There is no puzzle of `{name}`: {slug} has none for it.",
    "Il n'y a pas de puzzle de `{name}` : {slug} n'en a pas.",
)
AFTER_HINTS = Text(
    "Next, a puzzle from the lines of a solution: mastermind hint {slug} {task} --puzzle{who} --lang en",
    "Ensuite, un puzzle avec les lignes d'une solution : mastermind hint {slug} {task} --puzzle{who} --lang fr",
)
AFTER_HINTS_IN_NOTEBOOK = Text(
    "Next, a puzzle from the lines of a solution:",
    "Ensuite, un puzzle avec les lignes d'une solution :",
)

# ---------------------------------------------------------------- what becomes of an order

TOO_FAR_IN = Text(
    "Python cannot read line {number} there, `{code}`: look at how far in it stands, and at the lines above and below it.",
    "Python ne peut pas lire la ligne {number} à cet endroit, `{code}` : regardez de combien de crans elle est décalée, "
    "et les lignes au-dessus et au-dessous.",
)
FALSE_LINE = Text(
    "Line {number} belongs to a mistake. {question}",
    "La ligne {number} fait partie d'une erreur. {question}",
)
SOLVED = Text(
    "That is right: every promise is kept.", "C'est juste : toutes les promesses sont tenues."
)

# ---------------------------------------------------------------- help

FALSE_GONE = Text(
    "Line {number} was wrong: it is gone.", "La ligne {number} était fausse : elle n'y est plus."
)
INDENTED = Text(
    "Each line now stands as far in as it must: only the order is left to find.",
    "Chaque ligne a maintenant son décalage : il ne reste que l'ordre à trouver.",
)
JOINED = Text(
    "What begins with line {number} is in its order: it is one block now, and comes first.",
    "Ce qui commence par la ligne {number} est dans l'ordre : c'est maintenant un seul bloc, et il vient en premier.",
)
NO_MORE_HELP = Text(
    "There is no more help: two pieces are left.", "Il n'y a plus d'aide : il reste deux morceaux."
)

# ---------------------------------------------------------------- with buttons

WRITE_IT = Text(
    "Next, write `{name}` yourself, in its cell, without looking at the puzzle; then check it.",
    "Ensuite, écrivez `{name}` vous-même, dans sa cellule, sans regarder le puzzle ; puis vérifiez-la.",
)
STATIC = {
    "how": Text(
        "Click the lines in the right order; → and ← move a line in and out, ✕ takes it away. Then: Check.",
        "Cliquez sur les lignes dans le bon ordre ; → et ← les décalent, ✕ les retire. Puis : Vérifier.",
    ),
    "how_indented": Text(
        "Click the lines in the right order; ✕ takes one away. Then: Check.",
        "Cliquez sur les lignes dans le bon ordre ; ✕ les retire. Puis : Vérifier.",
    ),
    "left": Text("Lines", "Lignes"),
    "program": Text("Your program", "Votre programme"),
    "put": Text(
        "Put line {number} at the end: {code}", "Mettre la ligne {number} à la fin : {code}"
    ),
    "line": Text(
        "{place}. Line {number}: {code}, {steps} steps in. Arrow keys move it, Delete takes it out.",
        "{place}. Ligne {number} : {code}, {steps} crans. Les flèches la déplacent, Suppr la retire.",
    ),
    "line_one": Text(
        "{place}. Line {number}: {code}, {steps} step in. Arrow keys move it, Delete takes it out.",
        "{place}. Ligne {number} : {code}, {steps} cran. Les flèches la déplacent, Suppr la retire.",
    ),
    "less": Text("Line {number} less far in", "Ligne {number} un cran vers la gauche"),
    "more": Text("Line {number} further in", "Ligne {number} un cran vers la droite"),
    "up": Text("Line {number} up", "Ligne {number} vers le haut"),
    "down": Text("Line {number} down", "Ligne {number} vers le bas"),
    "out": Text("Take line {number} out", "Retirer la ligne {number}"),
    "check": Text("Check", "Vérifier"),
    "help": Text("Help", "Aide"),
}
NOTHING_PUT = Text(
    "Nothing is in its place yet: press a line.",
    "Rien n'est encore en place : appuyez sur une ligne.",
)

"""The hunt for wrong answers with examples of one's own, in both languages: on the terminal and in a notebook."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- what cannot be used, and why

FORM = Text("assert {name}(…) == …", "assert {name}(…) == …")
AT_LINE = Text("Line {line} is no example: {why}", "La ligne {line} n'est pas un exemple : {why}")
THIS = Text(
    "This is no example: {why}", "Ce n'est pas un exemple : {why}"
)  # of one that was typed alone
NOT_READ = Text(
    "it cannot be read ({reason}). Write one example a line: `{form}`.",
    "Python ne peut pas lire cela ({reason}). Écrivez un exemple par ligne : `{form}`.",
)
NO_ASSERT = Text(
    "it must begin with `assert`, as in `{form}`.",
    "il faut commencer par `assert`, comme dans `{form}`.",
)
INSIDE = Text(
    "an `assert` inside a loop, a condition or a function is not read. "
    "Write each example on a line of its own, with its values.",
    "un `assert` dans une boucle, une condition ou une fonction n'est pas lu. "
    "Écrivez chaque exemple sur sa propre ligne, avec ses valeurs.",
)
NO_CALL = Text(
    "an example compares one call of `{name}` with its answer, and does nothing else: `{form}`.",
    "un exemple compare un appel de `{name}` à sa réponse, et ne fait rien d'autre : `{form}`.",
)
OTHER_NAME = Text(
    "it calls `{other}`; a call of `{name}` is wanted here.",
    "c'est un appel de `{other}` ; il faut ici un appel de `{name}`.",
)
OTHER_COMPARISON = Text(
    "an example says with `==` what the answer is, not what it is not, or about how much.",
    "un exemple dit avec `==` quelle est la réponse, et non ce qu'elle n'est pas, ni à peu près combien.",
)
NOT_PLAIN = Text(
    "`{part}` is to be computed. Write the values themselves: numbers, texts, lists, tuples…",
    "`{part}` reste à calculer. Écrivez les valeurs mêmes : nombres, textes, listes, tuples…",
)
NOT_A_FILE = Text(
    "{file} is not an ordinary file; name the one that your examples are in",
    "{file} n'est pas un fichier ordinaire ; indiquez celui où sont vos exemples",
)
NOTHING_WRITTEN = Text(
    "There is no example yet. Write one a line, as in `{form}`.",
    "Il n'y a pas encore d'exemple. Écrivez-en un par ligne, comme `{form}`.",
)

# ---------------------------------------------------------------- what there is to hunt

NOT_OBSERVED = Text(
    "{slug} has no record of its hunts yet: its authors run `mastermind observe {slug}`.",
    "{slug} n'a pas encore de relevé de ses chasses : ses auteurs lancent `mastermind observe {slug}`.",
)
NOTHING_TO_HUNT = Text(
    "No example catches a wrong `{name}`: it does not see {why}. There is a hunt for: {tasks}.",
    "Aucun exemple n'attrape un `{name}` faux : il ne voit pas {why}. Il y a une chasse pour : {tasks}.",
)
INTRODUCTION = Text(
    "{count} wrong programs of `{name}` can be caught by an example. Write one a line, as in `{form}`; an empty line ends.",
    "{count} programmes faux de `{name}` peuvent être attrapés par un exemple. Écrivez-en un par ligne, comme `{form}` ; "
    "une ligne vide termine.",
)
OWN_MISTAKE = Text(
    "A wrong program of `{name}` ({slug}) makes a mistake that you once made. Write an example that catches it, as in `{form}`.",
    "Un programme faux de `{name}` ({slug}) fait une erreur que vous avez faite un jour. Écrivez un exemple qui l'attrape, "
    "comme `{form}`.",
)
OWN_MISTAKES = Text(
    "{count} wrong programs of `{name}` ({slug}) make mistakes that you once made. Write examples that catch them, one a "
    "line, as in `{form}`.",
    "{count} programmes faux de `{name}` ({slug}) font des erreurs que vous avez faites un jour. Écrivez des exemples qui "
    "les attrapent, un par ligne, comme `{form}`.",
)
EMPTY_ENDS = Text("An empty line ends.", "Une ligne vide termine.")
NO_OWN_MISTAKE = Text(
    "There is no mistake of yours to hunt here. `check` notes those that it knows by name; then hunt them in the same folder.",
    "Il n'y a pas ici d'erreur à vous à chasser. `check` note celles qu'il connaît par leur nom ; chassez-les ensuite dans "
    "le même dossier.",
)
OTHER_OWN_MISTAKES = Text(
    "Mistakes of yours in other functions can be hunted, too:",
    "Vos erreurs dans d'autres fonctions se chassent aussi :",
)
REMINDER = Text(
    "More than a week ago, you made a mistake that an example can catch. Catch it now:",
    "Il y a plus d'une semaine, vous avez fait une erreur qu'un exemple peut attraper. Attrapez-la maintenant :",
)
WHICH_MODULE = Text(
    "Which module? For instance: mastermind hunt m02_pegs mal_places; for mistakes of your own: mastermind hunt --mine",
    "Quel module ? Par exemple : mastermind hunt m02_pegs mal_places ; pour vos propres erreurs : mastermind hunt --mine",
)
WHICH = Text(
    "Which function? There is a hunt for: {tasks}.",
    "Pour quelle fonction ? Il y a une chasse pour : {tasks}.",
)

# ---------------------------------------------------------------- one example

NO_ANSWER = Text(
    "This example says no value: add `== …`.",
    "Cet exemple ne dit pas quelle valeur est attendue : ajoutez `== …`.",
)
FALSE = Text("No: {right}.", "Non : {right}.")
FALSE_AS = Text(
    "No: {right}. A wrong program answers {said}, too: {title}",
    "Non : {right}. Un programme faux répond lui aussi {said} : {title}",
)
RIGHT_RAISES = Text(
    "A right program has no answer there ({error}): the exercise does not ask for it.",
    "Un programme juste n'a pas de réponse ici ({error}) : l'énoncé ne le demande pas.",
)
RIGHT_ENDLESS = Text(
    "A right program takes too long there. Take smaller values.",
    "Un programme juste met trop de temps ici. Prenez des valeurs plus petites.",
)
UNSETTLED = Text(
    "Right programs do not agree there: the exercise does not settle it, so it catches nobody.",
    "Les programmes justes ne sont pas d'accord ici : l'énoncé ne le règle pas, donc cela n'attrape personne.",
)
CATCHES_NONE = Text("True, and it catches nobody.", "C'est vrai, et cela n'attrape personne.")
CATCHES_ONE = Text("True, and it catches one:", "C'est vrai, et cela en attrape un :")
CATCHES = Text("True, and it catches {count}:", "C'est vrai, et cela en attrape {count} :")
NONE_NEW = Text(
    "True, and it catches nobody new.", "C'est vrai, et cela n'attrape personne de plus."
)
ONE_MORE = Text("True, and it catches one more:", "C'est vrai, et cela en attrape un de plus :")
MORE = Text(
    "True, and it catches {count} more:", "C'est vrai, et cela en attrape {count} de plus :"
)
CAUGHT = Text("{title} Here, {said}.", "{title} Ici, {said}.")
ANSWERS = Text("it answers {shown}", "il répond {shown}")
RAISES = Text("it ends with {error}", "il s'arrête sur {error}")
NEVER_ENDS = Text("it does not end", "il ne se termine pas")
AND_ONE = Text("and one more", "et un autre")
AND_MORE = Text("and {count} more", "et {count} autres")


def catches(count: int, others: bool) -> Text:
    """How many an example is the first to catch; `others`: beside those that are caught already."""
    none, one, several = (
        (NONE_NEW, ONE_MORE, MORE) if others else (CATCHES_NONE, CATCHES_ONE, CATCHES)
    )
    return (none, one)[count] if count < 2 else several.format(count=count)


def after_colon(title: Text) -> Text:
    """A sentence where French begins it with a small letter."""
    said = title.to_json()
    return Text(**said | {"fr": said["fr"][:1].lower() + said["fr"][1:]}) if "fr" in said else title


# ---------------------------------------------------------------- all examples

NO_TRUE_ONE = Text(
    "None of your examples is true yet; {count} programs are free.",
    "Aucun de vos exemples n'est encore vrai ; {count} programmes sont libres.",
)
ONE_CATCHES = Text(
    "Your example catches {caught} of {count}.", "Votre exemple en attrape {caught} sur {count}."
)
SEVERAL_CATCH = Text(
    "Your {examples} examples catch {caught} of {count}.",
    "Vos {examples} exemples en attrapent {caught} sur {count}.",
)
STILL_FREE = Text(
    "Still free, by the promise they break:", "Encore libres, selon la promesse qu'ils rompent :"
)
PROMISE = Text("{count} × {promise}", "{count} × {promise}")
ALL_CAUGHT = Text("All are caught!", "Tous sont attrapés !")
ONE_CAN = Text(
    "One example is known to catch them all.", "On connaît un exemple qui les attrape tous."
)
SEVERAL_CAN = Text(
    "The fewest examples known to catch them all are {par}.",
    "On connaît {par} exemples qui les attrapent tous, et pas moins.",
)
NONE_WITH_FEWER = Text(
    "Nobody we know does with fewer.", "Nous ne connaissons personne qui fasse avec moins."
)
CANNOT = Text(
    "{count} other wrong programs cannot be caught: an example does not see {why}.",
    "{count} autres programmes faux ne peuvent pas être attrapés : un exemple ne voit pas {why}.",
)
ONE_CANNOT = Text(
    "One other wrong program cannot be caught: an example does not see {why}.",
    "Un autre programme faux ne peut pas être attrapé : un exemple ne voit pas {why}.",
)
WHY = {  # what an example does not see
    "state": Text(
        "what is kept from one call to the next", "ce qui est gardé d'un appel à l'autre"
    ),
    "arguments": Text("what is changed in the arguments", "ce qui est changé dans les arguments"),
    "type": Text("the type of an answer that is equal", "le type d'une réponse égale"),
    "chance": Text("what is left to chance", "ce qui est laissé au hasard"),
    "talk": Text("what is printed or typed", "ce qui s'affiche ou se tape"),
    "speed": Text("the time it takes", "le temps que cela prend"),
    "handed": Text(
        "calls that take a function, a class or another game",
        "les appels qui reçoivent une fonction, une classe ou un autre jeu",
    ),
    "plain": Text(
        "what is drawn, asked, printed, or handed over as a function",
        "ce qui est tiré au sort, demandé, affiché, ou reçu comme fonction",
    ),
    "unseen": Text("what no short call shows", "ce qu'aucun appel court ne montre"),
}
HOW_MANY = Text("{why} ({count})", "{why} ({count})")


def own_mistakes(count: int, name: str, slug: str, form: str) -> Text:
    """Return what there is to hunt of a learner's own mistakes in one function."""
    said = OWN_MISTAKE if count == 1 else OWN_MISTAKES
    return said.format(count=count, name=name, slug=slug, form=form)

"""`again`: mistakes that come back as a small hunt or a prediction; on the terminal and in a notebook, in both languages."""

from datetime import date

from autograder.i18n.text import Text

# ---------------------------------------------------------------- when

NONE_YET = Text(
    "No mistake is noted for this folder: those come back that `check` knows by name. Run `again` in the folder where you "
    "ran `check`.",
    "Aucune erreur n'est notée pour ce dossier : celles que `check` connaît par leur nom reviennent. Lancez `again` dans le "
    "dossier où vous avez lancé `check`.",
)
NONE_TO_ASK = Text(
    "No mistake that an example could show is noted for this folder yet.",
    "Aucune erreur qu'un exemple pourrait montrer n'est encore notée pour ce dossier.",
)
NOTHING_DUE = Text(
    "Nothing is due today. The next mistake comes back on {day}; to be asked at once: `{call}`",
    "Rien n'est prévu aujourd'hui. La prochaine erreur revient le {day} ; pour une question tout de suite : `{call}`",
)
BACK = Text("This mistake comes back on {day}.", "Cette erreur revient le {day}.")
BACK_EARLY = Text(
    "This mistake was not due yet, so its time grows no longer: it comes back on {day}.",
    "Cette erreur n'était pas encore prévue, donc son délai ne s'allonge pas : elle revient le {day}.",
)
ANOTHER = Text("Another mistake is due: `{call}`", "Une autre erreur est prévue : `{call}`")
LATER = Text(
    "Three minutes have passed: the other mistake waits for the next time.",
    "Trois minutes ont passé : l'autre erreur attend la prochaine fois.",
)
DAMAGED = Text(
    "What is remembered of you cannot be read: {file}. It stays as it is until the next `check`, which puts it aside and "
    "begins anew.",
    "Ce qui est retenu de vous ne peut pas être lu : {file}. Ce fichier reste tel quel jusqu'au prochain `check`, qui le "
    "met de côté et recommence.",
)

# ---------------------------------------------------------------- a question

HEADING = Text("Again: `{name}` ({slug})", "Encore une fois : `{name}` ({slug})")
HUNT = Text(
    "A program goes wrong as one of yours once did. It breaks this promise: {promise}",
    "Un programme se trompe comme l'un des vôtres l'a fait un jour. Il ne tient pas cette promesse : {promise}",
)
HOW_TO_HUNT = Text(
    "Write an example on which it goes wrong, as `{form}`. Once it is caught, you see its code.",
    "Écrivez un exemple où il se trompe, comme `{form}`. Une fois qu'il est attrapé, vous voyez son code.",
)
PREDICT = Text(
    "This program goes wrong as one of yours once did; the functions it calls and does not define are right.",
    "Ce programme se trompe comme l'un des vôtres l'a fait un jour ; les fonctions qu'il appelle sans les définir sont "
    "justes.",
)
HOW_TO_PREDICT = Text(
    "What does it return for `{call}`? Write the value, as Python shows it.",
    "Que renvoie-t-il pour `{call}` ? Écrivez la valeur, comme Python la montre.",
)
ANSWER = Text("Your answer goes between the quotes:", "Votre réponse se met entre les guillemets :")
ONE_TRY = Text("One try left.", "Il vous reste un essai.")
TRIES = Text("{count} tries left.", "Il vous reste {count} essais.")
STOPPED = Text("Stopped; it will be asked again.", "Arrêté ; la question reviendra.")
EMPTY_ENDS = Text("An empty line ends.", "Une ligne vide termine.")
NO_QUESTION = Text(
    "No question is open: `again()` asks what is due.",
    "Aucune question n'est ouverte : `again()` pose ce qui est prévu.",
)
HOW_TO_AGAIN = Text(
    "again() asks about a mistake that you once made: mind the brackets.",
    "again() pose une question sur une erreur que vous avez faite un jour : n'oubliez pas les parenthèses.",
)

# ---------------------------------------------------------------- an answer

ONE_EXAMPLE = Text(
    "One example at a time is tried here, as `{form}`.", "Ici, on essaie un exemple à la fois, comme `{form}`."
)
NO_VALUE = Text(
    "`{typed}` is no value that can be read. Write one as Python shows it: a number, a text in quotes, a list…",
    "`{typed}` n'est pas une valeur qui se lit. Écrivez-en une comme Python la montre : un nombre, un texte entre "
    "guillemets, une liste…",
)
FALSE = Text("No: right programs answer otherwise.", "Non : les programmes justes répondent autre chose.")
CAUGHT = Text("Caught! {title} Here, {said}.", "Attrapé ! {title} Ici, {said}.")
NOT_CAUGHT = Text("True, and the program says so, too.", "C'est vrai, et le programme le dit aussi.")
PREDICTED = Text("Yes: it returns `{value}`.", "Oui : il renvoie `{value}`.")
RIGHT_ONE = Text("A right program returns `{right}`.", "Un programme juste renvoie `{right}`.")
NOT_PREDICTED = Text("No.", "Non.")
AS_IF_RIGHT = Text(
    "No: a right program returns that. Read this one as it stands.",
    "Non : c'est ce que renvoie un programme juste. Lisez celui-ci tel qu'il est.",
)
IT_RETURNS = Text("It returns `{value}`.", "Il renvoie `{value}`.")
TOLD_THEN = Text("What you were asked then: {question}", "Ce qu'on vous demandait alors : {question}")


def day_of(day: date) -> Text:
    """A date as it is written."""
    return Text(f"{day:%Y-%m-%d}", f"{day:%d/%m/%Y}")


def left(count: int) -> Text:
    """How many tries there still are."""
    return ONE_TRY if count == 1 else TRIES.format(count=count)

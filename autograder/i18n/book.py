"""What the pages of the book say besides the lessons, in both languages."""

from autograder.i18n.text import Text

BOOK = Text("Mastermind workbook", "Cahier Mastermind")
EXERCISE = Text("{minutes} minutes. Exercise: {files}.", "{minutes} minutes. Exercice : {files}.")
ONLINE = Text("Do the exercise in the browser", "Faire l'exercice dans le navigateur")
IN_BROWSER = Text("in the browser", "dans le navigateur")
EXERCISE_ON_SITE = Text(
    "{minutes} minutes. {online}, or download it: {files}.", "{minutes} minutes. {online}, ou le télécharger : {files}."
)
LESSONS = Text("Lessons", "Leçons")
BESIDES = Text("Around the lessons", "Autour des leçons")
NAME_OF_LANGUAGE = Text("English", "Français")
IN_OTHER_LANGUAGE = Text("This page in English", "Cette page en français")
NO_SPHINX = Text(
    "The book is made by Sphinx, which is not installed here: pip install -e '.[notes]'",
    "Le livre est fait par Sphinx, qui n'est pas installé ici : pip install -e '.[notes]'",
)
NO_NPM = Text(
    "npm is not installed, and brings {name} of {package}: install Node.js, or put that file at {place}.",
    "npm n'est pas installé ; c'est lui qui fournit {name} de {package} : installez Node.js, ou placez ce fichier "
    "en {place}.",
)
NOT_FETCHED = Text(
    "npm did not bring {package} ({reason}): try again with a network, or put its file {name} at {place}.",
    "npm n'a pas fourni {package} ({reason}) : réessayez avec un réseau, ou placez son fichier {name} en {place}.",
)
NO_BOOK_THERE = Text(
    "{folder} holds other files than a book: name another folder.",
    "{folder} contient autre chose qu'un livre : indiquez un autre dossier.",
)
NOT_BUILT = Text(
    "Sphinx found something wrong in course_notes/{language}:\n{said}",
    "Sphinx a trouvé quelque chose d'anormal dans course_notes/{language} :\n{said}",
)
NO_CHROMIUM = Text(
    "The PDF is printed by Chromium or Chrome, and none was found: install one, or leave out --pdf.",
    "Le PDF est imprimé par Chromium ou Chrome, et aucun n'a été trouvé : installez-en un, ou n'écrivez pas --pdf.",
)
TOO_LONG = Text("{program} takes too long", "{program} met trop de temps")
NOT_PRINTED = Text("Chromium could not print the book: {reason}", "Chromium n'a pas pu imprimer le livre : {reason}")

# What the theme says, in the words of its English.
THEME = {
    "Next": "Suivant",
    "Previous": "Précédent",
    "Home": "Accueil",
    "On this page": "Sur cette page",
    "Back to top": "Haut de page",
    "Skip to content": "Aller au contenu",
    "Made with": "Fait avec ",
    "Toggle site navigation sidebar": "Montrer ou cacher le sommaire",
    "Toggle table of contents sidebar": "Montrer ou cacher le plan de la page",
    "Toggle Light / Dark / Auto color theme": "Changer de couleurs : claires, sombres, automatiques",
}

WRITTEN = Text("open {page} in a browser", "ouvrez {page} dans un navigateur")

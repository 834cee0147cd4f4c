"""What the site's builder and its first page say, in both languages."""

from autograder.text import Text

NEEDS_SITE = Text(
    "the site is built with libraries that are not installed here: pip install -e '.[site]'",
    "le site se construit avec des bibliothèques qui ne sont pas installées ici : pip install -e '.[site]'",
)
NEEDS_NPM = Text(
    "Python for the browser comes from npm, which is not here: install Node.js, and run this again",
    "Python pour le navigateur vient de npm, absent ici : installez Node.js, puis relancez cette commande",
)
NO_PYODIDE = Text(
    "npm did not deliver Python for the browser (package pyodide): {reason}",
    "npm n'a pas fourni Python pour le navigateur (paquet pyodide) : {reason}",
)
NOT_BUILT = Text(
    "JupyterLite could not build the notebooks: {reason}",
    "JupyterLite n'a pas pu construire les notebooks : {reason}",
)

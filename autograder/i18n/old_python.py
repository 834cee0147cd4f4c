"""What is said where Python is too old. It imports nothing: nothing else here can be read by such a Python."""

NEEDED = (3, 11)
EN = (
    "This needs Python 3.11 or later, and runs on {here}. A newer one comes from https://www.python.org/downloads/ "
    "(Windows, macOS), from the packages of your Linux, or with `uv python install 3.13`; then set up again with it."
)
FR = (
    "Il faut Python 3.11 ou plus récent, et celui-ci est le {here}. Un plus récent se trouve sur "
    "https://www.python.org/downloads/ (Windows, macOS), parmi les paquets de votre Linux, ou s’installe par "
    "`uv python install 3.13`\u00a0; recommencez ensuite l’installation avec lui."
)

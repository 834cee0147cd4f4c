"""`--help` of `site`, in both languages."""

from autograder.i18n.text import Text

SITE = Text(
    "Write lessons and exercises into DIR as static files. Python runs in the reader's browser: no server, no account, "
    "no other host. For people who learn alone: the checks are public there. With --serve, open a site that was built.",
    "Écrit leçons et exercices dans DOSSIER, en fichiers statiques. Python tourne dans le navigateur du lecteur : ni "
    "serveur, ni compte, ni autre hôte. Pour qui apprend seul : les vérifications y sont publiques. Avec --serve, ouvre "
    "un site déjà construit.",
)
SITE_FOLDER = Text(
    "a new folder, or a site built by this command",
    "un nouveau dossier, ou un site construit par cette commande",
)
SERVE = Text(
    "serve the site in DIR to this machine, until Ctrl-C",
    "sert à cette machine le site qui est dans DOSSIER, jusqu'à Ctrl-C",
)
PORT = Text("with --serve (default: 8000)", "avec --serve (par défaut : 8000)")

"""`--help` of `league`, in both languages."""

from autograder.i18n.text import Text

LEAGUE = Text(
    "Let the decoders of a class (`jeu_2`) and the rules of the book play every secret of a game, in the sandbox: a table "
    "with ranks, duels on the same secrets, and a page for the class and for each learner. A decoder that hangs, fails, "
    "changes its mind, or needs more propositions than a game may have (as many as there are codes, but 30 at least and 100 "
    "at most) is out, with a sentence that says why.",
    "Fait jouer les décodeurs d'une classe (`jeu_2`) et les règles du livre sur tous les secrets d'un jeu, dans le bac à "
    "sable : un tableau avec les rangs, des duels sur les mêmes secrets, une page pour la classe et une pour chaque élève. "
    "Un décodeur qui ne finit pas, échoue, change d'avis ou demande plus de propositions qu'une partie ne peut en avoir "
    "(autant qu'il y a de codes, mais au moins 30 et au plus 100) est hors jeu, avec une phrase qui dit pourquoi.",
)
SUBMISSIONS = Text(
    "what was handed in, as `grade` reads it; from an empty folder, the book and the champions play alone",
    "ce qui a été rendu, comme `grade` le lit ; avec un dossier vide, le livre et les champions jouent seuls",
)
MODULE = Text(
    "the module whose `jeu_2` plays (default: m04_codebreaker)",
    "le module dont `jeu_2` joue (par défaut : m04_codebreaker)",
)
OUT = Text("where the league goes (default: league)", "où va la ligue (par défaut : league)")
GAME = Text(
    "4x6 (the default): 4 pegs of 6 colours; in another one, as 4x8, decoders are called as jeu_2(4, 8)",
    "4x6 (par défaut) : 4 pions de 6 couleurs ; dans un autre, par exemple 4x8, les décodeurs sont appelés par jeu_2(4, 8)",
)
SECRETS = Text(
    "play so many secrets, drawn by lot, the same for everybody (default: all; 1000, where there are more than 4096)",
    "joue sur tant de secrets, tirés au sort, les mêmes pour tous (par défaut : tous ; 1000 s'il y en a plus de 4096)",
)
MINUTES = Text(
    "so long may a learner's function compute, all games together (default: 0.1 s a secret, more in a larger game)",
    "tant de minutes de calcul pour la fonction d'un élève, toutes parties réunies (par défaut : 0.1 s par secret, plus dans "
    "un jeu plus grand)",
)
CHAMPIONS = Text(
    "a champion.json of an earlier league, or any tree that `tree` writes (.json), plays too; repeat for several",
    "un champion.json d'une ligue passée, ou tout arbre que `tree` écrit (.json), joue aussi ; à répéter pour plusieurs",
)
NAMES = Text(
    "show names, after this CSV table of the class; else there are codes",
    "montre les noms, d'après cette table CSV de la classe ; sinon, il y a des codes",
)
KEY = Text(
    "the file that tells who is behind each code, kept from one to the next (default: beside --out)",
    "le fichier qui dit qui est derrière chaque code, gardé d'une fois à l'autre (par défaut : à côté de --out)",
)
JOBS = Text(
    "playing at once (default: one a processor)",
    "élèves à la fois (par défaut : un par processeur)",
)
CLUSTER = Text(
    "play on the workers of your Dask cluster, as tcp://10.0.0.7:8786",
    "joue sur les machines de votre grappe Dask, par exemple tcp://10.0.0.7:8786",
)

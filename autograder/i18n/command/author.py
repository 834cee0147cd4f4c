"""`--help` of the verbs for authors, in both languages."""

from autograder.i18n.text import Text

MODULES = Text(
    "as m02_pegs; all of them when none is named",
    "par exemple m02_pegs ; tous si aucun n'est nommé",
)
NO_LANGUAGE = Text(
    "{code} is no language: give its code, as en, fr or de",
    "{code} n'est pas une langue : donnez son code, comme en, fr ou de",
)
NEW = Text(
    "Write a small module with comments that say what to change: its source, its hidden checks, wrong answers and a "
    "right one, and build its exercises. It can be graded at once.",
    "Écrit un petit module, avec des commentaires qui disent quoi changer : sa source, ses vérifications cachées, des "
    "réponses fausses et une juste ; et fabrique ses exercices. On peut l'utiliser aussitôt pour noter.",
)
NEW_MODULE = Text("as m11_name", "par exemple m11_nom")
NEW_LANGUAGES = Text(
    "a language it is written for, as en, fr or de; repeat for several (default: en and fr). In a language other than "
    "these two, its sentences are English ones to be translated",
    "une langue du module, comme en, fr ou de ; à répéter pour plusieurs (par défaut : en et fr). Dans une autre langue "
    "que ces deux-là, ses phrases sont en anglais, à traduire",
)
NEW_COURSE = Text(
    "where its course is or will be (default: the folder you are in)",
    "où son cours est, ou sera (par défaut : le dossier où vous êtes)",
)
BUILD = Text(
    "Write exercises/ from solutions/; nothing is judged. Solved notebooks whose code has changed are run, and keep what "
    "their cells show. When no module is named, draw the pictures of the lessons too.",
    "Écrit exercises/ à partir de solutions/ ; rien n'est examiné. Les notebooks résolus dont le code a changé sont "
    "exécutés, et gardent ce que montrent leurs cellules. Si aucun module n'est nommé, dessine aussi les images des "
    "leçons.",
)
CHECK = Text(
    "change nothing; fail when something is stale",
    "ne change rien ; échoue si quelque chose n'est plus à jour",
)
PICTURES = Text(
    "the pictures of the guide too; for these a class is judged, and Chromium is needed",
    "les images du guide aussi ; pour elles, une classe est examinée, et il faut Chromium",
)
OBSERVE = Text(
    "Judge every answer of submissions/MODULE/, and write beside them what identifies each mistake (mistakes.json), "
    "which examples catch it (hunts.json), and what was judged by what (observed.json).",
    "Examine chaque réponse de submissions/MODULE/, et écrit à côté ce qui fait reconnaître chaque erreur "
    "(mistakes.json), quels exemples l'attrapent (hunts.json), et ce qui a été examiné par quoi (observed.json).",
)
SHOW = Text(
    "record nothing; print what learners read of each wrong answer, to be reviewed",
    "ne consigne rien ; affiche ce que les élèves lisent de chaque réponse fausse, pour le relire",
)
AUDIT = Text(
    "Judge the reference and all known answers: is a right one refused, a wrong one accepted? Nothing is changed.",
    "Examine la référence et toutes les réponses connues : une juste est-elle refusée, une fausse acceptée ? Rien n'est "
    "modifié.",
)
STRICT = Text(
    "also what this workbook demands of itself: two languages alike, hints, examples, lessons, and for each check a "
    "wrong answer that fails it (the default for this workbook)",
    "aussi ce que ce cahier exige de lui-même : deux langues pareilles, des indices, des exemples, des leçons, et pour "
    "chaque vérification une réponse fausse qui y échoue (par défaut pour ce cahier)",
)
LENIENT = Text(
    "only what marks need to be right (the default for a course of your own)",
    "seulement ce qu'il faut pour des notes justes (par défaut pour un cours à vous)",
)
SAMPLED = Text(
    "judge the reference, one wrong answer of each task, and the answers that you or your checks changed since "
    "`mastermind observe`; otherwise all of them are judged when another version judges, too",
    "examine la référence, une réponse fausse par fonction, et les réponses que vous ou vos vérifications avez changées "
    "depuis `mastermind observe` ; sinon, toutes sont reprises aussi dès qu'une autre version les examine",
)
ALL_ANSWERS = Text(
    "judge all known answers, whatever was observed",
    "examine toutes les réponses connues, quoi qu'on ait déjà observé",
)
REPRODUCE = Text(
    "Print every number the course states next to the one computed, or with its source. What takes long was computed "
    "earlier, and its result kept.",
    "Affiche chaque nombre que le cours énonce, à côté de celui qui est calculé, ou avec sa source. Ce qui est long a "
    "été calculé auparavant, et son résultat gardé.",
)
NO_TIMES = Text(
    "how often? A whole number from 1 on, not {text}",
    "combien de fois ? Un nombre entier à partir de 1, et non {text}",
)
TIMES = Text(
    "run the experiments with chance N times instead, and print what they give beside what the course states",
    "fait plutôt N fois les expériences où joue le hasard, et affiche ce qu'elles donnent à côté de ce que dit le cours",
)
ALL_NUMBERS = Text(
    "compute anew what takes long, too: some hours",
    "recalcule aussi ce qui est long : quelques heures",
)

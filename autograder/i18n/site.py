"""What the site's builder and its first page say, in both languages."""

from autograder.i18n.message import _

NOT_BUILT = _("JupyterLite could not build the notebooks: {reason}")


# ---------------------------------------------------------------- the builder


# ---------------------------------------------------------------- the first page

TITLE = _("Mastermind workbook")
ALL_MODULES = _("All modules")
BESIDES = (
    ("index", _("All lessons")),
    ("glossary", _("Glossary")),
    ("teachers", _("Teachers' guide")),
)
LESSON = _("Read the lesson")
HOW_STEPS = (
    _(
        "Run the first cell of the notebook (▶ in the bar above it, or Shift + Enter). The first "
        "time, {size} MB come over the network, and Python takes 10 to 30 seconds to start; after "
        "that, what you have opened works without a network, too."
    ),
    _(
        "Replace the three dots of a function with your lines, and press “Check” below it: what "
        "your function promises is judged, point by point, and what is wrong is shown by a small "
        "case."
    ),
    _("Stuck? “Hint” gives a hint, one step further each time."),
)
WORRY_LOOP = (
    _("A cell does not end?"),
    _(
        "Press ■ above the notebook: it stops, and says at which line it was. After ten minutes of "
        "computing it does so by itself, unless its first line asks for more: `# 30 minutes`. If "
        "nothing happens even then: restart Python with the round arrow ⟳ above the notebook. What "
        "you wrote stays; run your cells again, from the first one."
    ),
)
WORRY_KEPT = (
    _("Where is my work?"),
    _(
        "In this browser, on this computer, and nowhere else: clearing the browser's data deletes "
        "it. It is saved as you write. To keep a copy, or to take it elsewhere: “Save all my "
        "work”, above."
    ),
)
WORRY_FRESH = (
    _("A new version of the site?"),
    _(
        "A notebook you have changed stays as you left it. “Start over”, which appears beside a "
        "module you have worked on, deletes your version and brings the site's own one."
    ),
)
WORRY_MARKS = (
    _("Is this for marks?"),
    _(
        "No. The checks and the solutions they compare with are part of this page, and anybody can "
        "read them: a place to learn, not to be marked."
    ),
)

# ---------------------------------------------------------------- the page of a notebook, and its first words

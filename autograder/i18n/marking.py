"""What is said of the settings of a class, and of marks that a teacher changes."""

from autograder.i18n.message import _

# ---------------------------------------------------------------- how a mark came about

NO_REASON = "–"

# ---------------------------------------------------------------- class.toml, overrides.csv: what is wrong


DATES_NOT_KNOWN = _(
    "{module}: when {count} work(s) were handed in is not known ({reason}), and they count as on "
    "time: {names}. Put their dates into received.csv (who, module, date), beside class.toml."
)
WRONG_LINE = _("{file}, line {line}: {reason}")
NOBODY_SO_CALLED = _("{file}, line {line}: {reason} Nobody's mark is changed by this line.")

# ---------------------------------------------------------------- why a mark changed


# ---------------------------------------------------------------- where the settings are


# ---------------------------------------------------------------- the page of the class

SET_ASIDE = _(
    "Somebody had changed these files since they were written; they are kept under another name: "
    "{files}"
)

# ---------------------------------------------------------------- class.toml to fill in

"""The catalogues of translations: which sentences the program says, and which a language lacks.

After a sentence was changed or added, ``python -m autograder.authoring.translations`` writes it
into each `autograder/i18n/locale/*/LC_MESSAGES/mastermind.po`, where it waits for its translation;
with ``--new de``, it begins such a file for one more language.
It needs Babel, as do those who build the package; the program itself does not.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from autograder.i18n.catalogue import DOMAIN, LOCALE

PROJECT = Path(__file__).parents[2]
_PACKAGE = PROJECT / "autograder"
_WHERE_SENTENCES_ARE = {"_": 0, "finding": 1, "plural": 0, "pgettext": 1}
_METHODS = [
    ("submissions/**", "ignore"),
    ("tests/**", "ignore"),
    ("benchmarks/**", "ignore"),
    ("authoring/templates/**", "ignore"),
    ("**.py", "autograder.authoring.translations:python_sentences"),
    ("reports/templates/**.html", "jinja2"),
]
_HEADERS_LEFT_OUT = tuple(
    f'"{name}:'
    for name in (
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Last-Translator",
        "Language-Team",
        "Generated-By",
    )
)
_FOR_TRANSLATORS = "Translators:"
_LINE_LENGTH = 100
_PERCENT_BLANK = re.compile(r"%[(srd]")  # as argparse writes them

Extracted = tuple[int, str | None, Any, list[str]]


def python_sentences(
    file: Any, keywords: Any, comment_tags: Iterable[str], options: Any
) -> Iterator[Extracted]:
    """Yield the sentences of a Python file, as Babel wants them of a method of extraction.

    They are those of calls such as `_("…")`, and the descriptions of checks: their docstrings.
    """
    source = file.read().decode("utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and _declares_check(node):
            description = " ".join((ast.get_docstring(node) or "").split())
            if description:
                yield node.lineno, None, description, []
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        first = _WHERE_SENTENCES_ARE.get(node.func.id)
        texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
        if first is None or len(texts) <= first:
            continue
        comments = _comments_above(lines, node.lineno)
        if node.func.id == "plural":
            yield node.lineno, "ngettext", (texts[0], texts[1]), comments
        elif node.func.id == "pgettext":
            yield node.lineno, "pgettext", (texts[0], texts[1]), comments
        else:
            yield node.lineno, None, texts[first], comments


def _declares_check(function: ast.FunctionDef) -> bool:
    calls = [one.func for one in function.decorator_list if isinstance(one, ast.Call)]
    return any(isinstance(called, ast.Name) and called.id == "check" for called in calls)


def _comments_above(lines: list[str], line: int) -> list[str]:
    """Return the comment for translators that ends on the line above, without its sign."""
    comments: list[str] = []
    for above in reversed(lines[: line - 1]):
        if not above.strip().startswith("#"):
            break
        comments.insert(0, above.strip().lstrip("# "))
        if comments[0].startswith(_FOR_TRANSLATORS):
            return comments
    return []


def template() -> Catalog:
    """Return all sentences of the program, without translations."""
    catalog = Catalog(domain=DOMAIN)
    keywords = {"_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
    extracted = extract_from_dir(_PACKAGE, _METHODS, keywords=keywords, comment_tags=())
    for path, _line, sentence, comments, context in sorted(extracted, key=lambda one: one[0]):
        place = (f"autograder/{path}", 0)
        catalog.add(sentence, locations=[place], auto_comments=comments, context=context)
    return _without_false_formats(catalog)


def _without_false_formats(catalog: Catalog) -> Catalog:
    """Let a sentence with "95 % of" not pass for a format of the `%` operator."""
    for message in catalog:
        if not _PERCENT_BLANK.search(str(message.id)):
            message.flags.discard("python-format")
    return catalog


def path_of(language: str) -> Path:
    """Return the file of translations of a language."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """Return the translations of a language as they are."""
    with path_of(language).open("rb") as file:
        return _without_false_formats(read_po(file, locale=language, domain=DOMAIN))


def updated(language: str) -> Catalog:
    """Return the translations of a language, with the sentences as they are now.

    The translation of a sentence that was changed is kept, and marked as fuzzy.
    """
    catalog = read(language)
    catalog.update(template())
    catalog.obsolete.clear()
    return catalog


def write(language: str, catalog: Catalog) -> None:
    """Write a file of translations, with the files of each sentence but no line numbers or dates.

    So it changes where a sentence does, and nowhere else.
    """
    catalog.header_comment = f"# The sentences of the program, in the language {language}."
    written = BytesIO()
    write_po(written, catalog, width=_LINE_LENGTH, include_lineno=False)
    lines = written.getvalue().decode("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(_HEADERS_LEFT_OUT)]
    path_of(language).write_text("".join(kept), encoding="utf-8")


def problems(language: str) -> list[str]:
    """Return what is missing, fuzzy, ill-formed or no longer said in a file of translations."""
    catalog, wanted = read(language), template()
    found = []
    for message in wanted:
        kept = catalog.get(message.id, context=message.context)
        if message.id and (not kept or not all(_forms(kept.string))):
            found.append(f"{language}: no translation of {message.id!r}")
    for message in catalog:
        if message.id and not wanted.get(message.id, context=message.context):
            found.append(f"{language}: nothing says {message.id!r}")
        if message.id and message.fuzzy:
            found.append(f"{language}: fuzzy translation of {message.id!r}")
    ill_formed = [(message, error) for message, errors in catalog.check() for error in errors]
    return found + [f"{language}: {message.id!r}: {error}" for message, error in ill_formed]


def _forms(string: Any) -> tuple[str, ...]:
    return (string,) if isinstance(string, str) else tuple(string)


def begin(language: str) -> Path:
    """Write a file with all sentences for a new language, none of them translated yet.

    Raises:
        SystemExit: The language has a file.
    """
    path = path_of(language)
    if path.exists():
        raise SystemExit(f"{path} is there already")
    catalog = Catalog(locale=language, domain=DOMAIN)
    catalog.update(template())
    path.parent.mkdir(parents=True)
    write(language, catalog)
    return path


def main() -> int:
    """Write the sentences of the program into each catalogue; tell what waits for a translation."""
    parser = argparse.ArgumentParser(prog="translations", description=main.__doc__)
    parser.add_argument("--new", metavar="LANGUAGE", help="begin one more language, such as de")
    options = parser.parse_args()
    if options.new:
        print(f"written: {begin(options.new)}")
        return 0
    waiting = []
    for source in sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        language = source.parent.parent.name
        write(language, updated(language))
        waiting += problems(language)
    print(*waiting, sep="\n")
    return 1 if waiting else 0


if __name__ == "__main__":
    sys.exit(main())

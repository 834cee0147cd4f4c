"""The catalogues of translations: which sentences the program says, and which a language lacks.

``python -m autograder.authoring.translations`` brings each
`autograder/i18n/locale/*/LC_MESSAGES/mastermind.po` up to date with the code, and prints what waits
for a translation; with ``--new de``, it begins one more language. It needs Babel, as do those who
build the package; the program itself does not.
"""

import argparse
import ast
import re
import string
import sys
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from autograder.course.parts import PACKAGE
from autograder.i18n.catalogue import DOMAIN, ENGLISH, languages, source_path
from autograder.i18n.typography import typeset

# the functions of i18n/message.py and cli/parser.py, and which of their texts is the English
_SENTENCE_ARGUMENT = {
    **{"_": 0, "finding": 1, "plural": 0, "pgettext": 1},
    **{"argument": 1, "flag": 1, "number": 1, "path": 1},
}
_KEYWORDS = {"_": None, "plural": (1, 2), "pgettext": ((1, "c"), 2)}
_METHODS = [
    ("submissions/**", "ignore"),
    ("tests/**", "ignore"),
    ("benchmarks/**", "ignore"),
    ("authoring/templates/**", "ignore"),
    ("**.py", "autograder.authoring.translations:extract_python"),
    ("reports/templates/**.html", "jinja2"),
]
_UNWRITTEN_HEADERS = (
    '"Project-Id-Version:',
    '"Report-Msgid-Bugs-To:',
    '"POT-Creation-Date:',
    '"PO-Revision-Date:',
    '"Last-Translator:',
    '"Language-Team:',
    '"Generated-By:',
)
_FOR_TRANSLATORS = "Translators:"
_LINE_LENGTH = 100
_PERCENT_BLANK = re.compile(r"%[(srd]")  # as argparse writes them

Extracted = tuple[int, str | None, str | tuple[str, str], list[str]]


# ---------------------------------------------------------------- sentences in the code


def extract_python(
    file: Any, keywords: Any, comment_tags: Iterable[str], options: Any
) -> Iterator[Extracted]:
    """Yield the sentences of a Python file: a method of extraction, as Babel calls it.

    They are those of calls such as `_("…")`, and the docstrings of checks and verbs, which describe
    them: of a check the first paragraph, of a verb all.

    Args:
        file: The file, opened for reading bytes.
        keywords: Not used: `_SENTENCE_ARGUMENT` has the functions.
        comment_tags: Not used: a comment for translators begins with "Translators:".
        options: Not used.

    Yields:
        The line, Babel's name for the kind of sentence, its texts, its comments for translators.
    """
    source = file.read().decode("utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            paragraphs = (ast.get_docstring(node) or "").split("\n\n")
            for paragraph in paragraphs[: _paragraphs_described(node)]:
                if paragraph:
                    yield node.lineno, None, " ".join(paragraph.split()), []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from _extract_call(node, node.func.id, lines)


def _extract_call(call: ast.Call, function: str, lines: list[str]) -> Iterator[Extracted]:
    position = _SENTENCE_ARGUMENT.get(function)
    constants = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    texts = [value for value in constants if isinstance(value, str)]
    if position is None or len(texts) <= position:
        return
    comments = _comments_above(lines, call.lineno)
    if function in ("plural", "pgettext"):
        yield call.lineno, function, (texts[0], texts[1]), comments
    else:
        yield call.lineno, None, texts[position], comments


def _paragraphs_described(function: ast.FunctionDef) -> int | None:
    """Return how many paragraphs of the docstring people read; None for all."""
    calls = [node.func for node in function.decorator_list if isinstance(node, ast.Call)]
    if any(isinstance(called, ast.Name) and called.id == "verb" for called in calls):
        return None
    return sum(isinstance(called, ast.Attribute) and called.attr == "check" for called in calls)


def _comments_above(lines: list[str], line: int) -> list[str]:
    """Return the comment for translators that ends on the line above, without its signs."""
    comments: list[str] = []
    for above in reversed(lines[: line - 1]):
        if not above.strip().startswith("#"):
            break
        comments.insert(0, above.strip().lstrip("# "))
        if comments[0].startswith(_FOR_TRANSLATORS):
            return comments
    return []


def extract_sentences(package: Path = PACKAGE) -> Catalog:
    """Return all sentences of the program, without translations."""
    catalog = Catalog(domain=DOMAIN)
    extracted = extract_from_dir(package, _METHODS, keywords=_KEYWORDS, comment_tags=())
    for path, _line, sentence, comments, context in sorted(extracted, key=lambda found: found[0]):
        location = (f"{package.name}/{path}", 0)
        catalog.add(sentence, locations=[location], auto_comments=comments, context=context)
    _discard_false_formats(catalog)
    return catalog


def _discard_false_formats(catalog: Catalog) -> None:
    """Let a sentence with "95 % of" not pass for a format of the `%` operator."""
    for message in catalog:
        if not _PERCENT_BLANK.search(str(message.id)):
            message.flags.discard("python-format")


# ---------------------------------------------------------------- files of translations


def read_catalog(source: Path) -> Catalog:
    """Return the translations of a `.po` file as they are."""
    with source.open("rb") as file:
        catalog = read_po(file, locale=_language_of(source), domain=DOMAIN)
    _discard_false_formats(catalog)
    return catalog


def _language_of(source: Path) -> str:
    return source.parents[1].name


def update_catalog(source: Path, sentences: Catalog) -> None:
    """Write the sentences of the program into a `.po` file, where their translations are kept.

    The translation of a sentence that was changed stays, marked as fuzzy; that of a sentence which
    is no longer said goes. Translations may be typed with plain spaces and apostrophes: they are
    written as they are printed. The file has no line numbers and no dates, so that it changes where
    a sentence does, and nowhere else.

    Args:
        source: The `.po` file, in the folders `<language>/LC_MESSAGES`.
        sentences: The sentences of the program, as `extract_sentences` returns them.
    """
    language = _language_of(source)
    catalog = read_catalog(source)
    catalog.update(sentences)
    catalog.obsolete.clear()
    catalog.header_comment = f"# The sentences of the program, in the language {language}."
    for message in catalog:
        if isinstance(message.string, str):
            message.string = typeset(message.string, language)
        elif message.string:
            message.string = tuple(typeset(form, language) for form in message.string)
    written = BytesIO()
    write_po(written, catalog, width=_LINE_LENGTH, include_lineno=False)
    lines = written.getvalue().splitlines(keepends=True)
    content = b"".join(
        line for line in lines if not line.decode("utf-8").startswith(_UNWRITTEN_HEADERS)
    )
    if content != source.read_bytes():  # else the file would seem newer than what was compiled
        source.write_bytes(content)


# ---------------------------------------------------------------- what is wrong with them


def find_problems(source: Path, sentences: Catalog) -> list[str]:
    """Return what is missing, fuzzy, ill-formed or no longer said in a `.po` file.

    Args:
        source: The `.po` file, in the folders `<language>/LC_MESSAGES`.
        sentences: The sentences of the program, as `extract_sentences` returns them.
    """
    language = _language_of(source)
    catalog = read_catalog(source)
    found = []
    for wanted in sentences:
        kept = _same_message(catalog, wanted)
        if wanted.id and not (kept and all(_forms(kept.string))):
            found.append(("not translated", wanted))
    for message in catalog:
        if message.id and not _same_message(sentences, message):
            found.append(("no longer said", message))
        if message.id and message.fuzzy:
            found.append(("fuzzy", message))
        found += [(fault, message) for fault in _faults_of(message, language)]
    for message, errors in catalog.check():
        found += [(str(error), message) for error in errors]
    return [f"{language}: {problem}: {message.id!r}" for problem, message in found]


def find_faults(english: str, translation: str, language: str) -> list[str]:
    """Return how a translation is ill-formed, compared with its English.

    Args:
        english: A sentence or a document of the program.
        translation: The same in another language.
        language: The code of that language.

    Returns:
        A few words for each fault.
    """
    faults = []
    if _blanks_of(english) != _blanks_of(translation):
        faults.append("its {blanks} are not those of the English")
    if english.count("`") != translation.count("`"):
        faults.append("it has not as many backticks as the English")
    if typeset(translation, language) != translation:
        faults.append("it is not written as it is printed")
    return faults


def _faults_of(message: Message, language: str) -> list[str]:
    """Return the faults of each translated form, compared with the nearest English form."""
    faults = []
    for form in filter(None, _forms(message.string)):
        compared = [find_faults(english, form, language) for english in _forms(message.id)]
        nearest = min(compared, key=len)
        faults += nearest
    return faults if message.id else []


def _blanks_of(sentence: str) -> list[str] | None:
    """Return the names of the blanks, in order; None where the braces are no blanks."""
    try:
        names = [name for _text, name, _format, _sign in string.Formatter().parse(sentence)]
    except ValueError:
        return None
    # endings of plurals
    return sorted(
        name for name in names if name is not None and name != "s" and not name.startswith("s_")
    )


def _same_message(catalog: Catalog, message: Message) -> Message | None:
    """Return the entry with the same English, its plural included."""
    kept = catalog.get(message.id, context=message.context)
    return kept if kept and kept.id == message.id else None


def _forms(text: Any) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def begin_catalog(language: str, sentences: Catalog) -> Path:
    """Write the file of one more language, with all sentences and no translation yet.

    Raises:
        SystemExit: The language has a file.
    """
    source = source_path(language)
    if source.exists():
        raise SystemExit(f"{source} is there already")
    catalog = Catalog(locale=language, domain=DOMAIN)
    source.parent.mkdir(parents=True)
    with source.open("wb") as file:
        write_po(file, catalog)
    update_catalog(source, sentences)
    return source


def main(arguments: Sequence[str] | None = None) -> int:
    """Update each catalogue, and print what waits for a translation."""
    parser = argparse.ArgumentParser(prog="translations", description=main.__doc__)
    parser.add_argument("--new", metavar="LANGUAGE", help="begin one more language, such as de")
    options = parser.parse_args(arguments)
    sentences = extract_sentences()
    if options.new:
        print(f"written: {begin_catalog(options.new, sentences)}")
        return 0
    problems = []
    for language in languages():
        if language != ENGLISH:
            update_catalog(source_path(language), sentences)
            problems += find_problems(source_path(language), sentences)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

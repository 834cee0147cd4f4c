"""The frame of the pages that learners read in their folder, without any network."""

import re
from collections.abc import Collection, Sequence
from html import escape
from pathlib import Path

from autograder.reports.markup import content_policy

_STYLE = Path(__file__).parent / "templates" / "reading.css"
_TAG = re.compile(r"<[^>]*>")
_LINK = re.compile(r'<a href="(\w+\.html)[^"]*">(.*?)</a>')
_ROW = re.compile(r'<tr>\n<td><a href="(\w+\.html)">.*?</tr>\n', re.DOTALL)


def reading_page(
    content: str, language: str, shown: str, around: Sequence[tuple[str, str]] = ()
) -> str:
    """Write a page of its own, whose title is the first line of the content.

    Args:
        content: What the page says, as HTML.
        language: The language of the reader, in which the links above the content are.
        shown: The language of the content.
        around: The links above the content, by address and words.
    """
    marked = "" if shown == language else f' lang="{shown}"'
    title = _TAG.sub("", content.partition("\n")[0])
    above = " · ".join(f'<a href="{escape(path)}">{escape(words)}</a>' for path, words in around)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{content_policy()}\n"  # the drawings in a lesson have styles of their own
        f"<title{marked}>{title}</title>\n"
        f"<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        + (f"<nav>{above}</nav>\n" if above else "")
        + f"<main{marked}>\n{content}</main>\n</body>\n</html>\n"
    )


def without_absent_pages(page: str, names: Collection[str]) -> str:
    """Return a lesson without the rows of a table and the links that lead to absent pages.

    Args:
        page: The HTML of the lesson.
        names: The names of the files that are in its folder.
    """
    page = _ROW.sub(lambda row: row[0] if row[1] in names else "", page)
    return _LINK.sub(lambda link: link[0] if link[1] in names else link[2], page)

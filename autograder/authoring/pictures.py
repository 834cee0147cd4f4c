"""The pictures of the README and of the guide: a verdict, the pages of a class and of a learner,
the board.

A picture is drawn from a text: what it shows. The digest of that text is kept beside the pictures,
so that a stale one is found without drawing anything.
"""

import json
import os
import runpy
import shutil
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text as Styled

from autograder.authoring.demo import SLUG, write_class
from autograder.authoring.known import judged_source
from autograder.board.opening import match_of
from autograder.course.module import Course, CourseError
from autograder.course.percent import title_of
from autograder.grading.run import grade
from autograder.i18n.message import _
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.learn.console import verdict
from autograder.reports.model import Report
from autograder.reports.pages import ClassPage, page_of
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.servers import sandbox_of

CHROMIUM = (
    shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
)
FOLDER = Path("autograder", "guide", "pictures")
CLASS = {"en": "class.png", "fr": "class.fr.png"}
_DIGESTS = "digests.json"
# the commonest of all; two in the demonstration class make it
_MISTAKE = "mal_places__double_count_in"
_SCALE = 1.5  # of what Chromium draws: sharp on any screen, and under 150 kB
_COLUMNS = 84  # of the terminal
_INSTALL = (
    "the pictures of the README are made with anywidget and playwright: pip install -e '.[dev]'"
)


def build(course: Course, check: bool) -> list[Path]:
    """Draw the pictures that are stale, and return which; with `check`, draw none.

    Raises CourseError when a tool is missing.
    """
    tier, _ = best()
    if tier is None:
        raise CourseError(
            "the pictures show what was judged, and no confinement holds here; see `mastermind"
            " doctor`"
        )
    with TemporaryDirectory() as scratch:
        reports = [*_demonstration(course, Path(scratch))]
        texts = {name: class_page(course, reports, language) for language, name in CLASS.items()}
    texts |= others(course, tier)
    folder = course.root / FOLDER
    names = stale(course, texts)
    if names and not check:
        folder.mkdir(exist_ok=True)
        for name in names:
            (folder / name).write_bytes(drawn(name, texts[name]))
        digests = json.dumps(
            {name: digest(text) for name, text in texts.items()}, indent=1, sort_keys=True
        )
        (folder / _DIGESTS).write_text(f"{digests}\n", encoding="utf-8")
    return [FOLDER / name for name in names]


def stale(course: Course, texts: Mapping[str, str]) -> list[str]:
    """The pictures that are missing, or were drawn from another text."""
    folder = course.root / FOLDER
    kept = (
        json.loads((folder / _DIGESTS).read_text(encoding="utf-8"))
        if (folder / _DIGESTS).is_file()
        else {}
    )
    return [
        name
        for name, text in texts.items()
        if not (folder / name).is_file() or kept.get(name) != digest(text)
    ]


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# ---------------------------------------------------------------- what they show


def others(course: Course, tier: Tier) -> dict[str, str]:
    """What each picture but that of the class shows, by the name of its file."""
    texts = {}
    for language in course.languages:
        texts[f"verdict.{language}.svg"] = terminal(course, tier, language)
        texts[f"page.{language}.png"] = learner_page(course, tier, language)
        texts[f"board.{language}.png"] = board(course, language)
    return texts


def class_page(course: Course, reports: Iterable[Report], language: str) -> str:
    """The page of a class as far as the known mistakes, without its table: nothing about times and
    machines."""
    page = ClassPage(
        language,
        titles={slug: title_of(module.source) for slug, module in course.modules.items()},
        mistake_titles=course.module(SLUG).mistake_titles,
    )
    for report in reports:
        page.add(report)
    text = page.content().decode("utf-8")
    return text[: text.index(f"<h3>{_('Each submission')[language]}<")]


def _demonstration(course: Course, folder: Path) -> Iterator[Report]:
    """The demonstration class, as `mastermind grade` judges it."""
    write_class(course, folder / "class")
    return grade(folder / "class", [SLUG], folder / "marks").reports


def _wrong_answer(course: Course) -> str:
    module = course.module(SLUG)
    return judged_source(module, next(one for one in module.wrong_answers if one.name == _MISTAKE))


def _judged(course: Course, tier: Tier, name: str, file: str) -> Report:
    """The wrong answer, handed in by somebody."""
    submission = Submission(name, file, _wrong_answer(course))
    return judge_one(course.module(SLUG), submission, sandbox_of(tier), fresh=False)


def learner_page(course: Course, tier: Tier, language: str) -> str:
    """The page that somebody with a wrong answer is given back."""
    report = _judged(course, tier, "jules", "jules.py")
    return page_of(report, title_of(course.module(SLUG).source), language)


def terminal(course: Course, tier: Tier, language: str) -> str:
    """What `mastermind check` says of a wrong answer, in the colours of a terminal."""
    module = course.module(SLUG)
    report = _judged(course, tier, "somebody", "my_file.py")
    console = _console()
    console.print(Styled(f"$ mastermind check {SLUG} my_file.py\n", "dim"))
    console.print(Group(*verdict(report, module, language)))
    return console.export_text(styles=True)


_BOARD = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Mastermind</title>
<style>body {{ margin: 0; }}
#board {{ width: 680px; padding: 12px; font: 15px/1.45 system-ui, sans-serif; }}
{css}</style>
<div id="board"></div><script type="module">
const state = {state};
const blob = new Blob([{script}], {{ type: "text/javascript" }});
const module = await import(URL.createObjectURL(blob));
const model = {{ get: (name) => state[name], on() {{}}, off() {{}}, send() {{}} }};
module.default.render({{ model, el: document.getElementById("board") }});
document.body.dataset.ready = "yes";
</script>"""


def board(course: Course, language: str) -> str:
    """The board of a notebook in the middle of a game, beside functions of which one is wrong; as
    one page."""
    try:
        from autograder.board.widget import Board
    except ImportError:
        raise CourseError(_INSTALL) from None
    with TemporaryDirectory() as folder:
        file = Path(folder, "my_file.py")
        file.write_text(_wrong_answer(course), encoding="utf-8")
        functions = runpy.run_path(str(file))
    match = match_of(code=[3, 2, 2, 4], score=(functions["bien_places"], functions["mal_places"]))
    match.guess([1, 1, 2, 2])
    match.guess([3, 3, 1, 2])
    widget = Board(match, language)
    state = {"labels": widget.labels, "view": widget.view}
    return _BOARD.format(
        language=language, css=Board._css, state=_literal(state), script=_literal(Board._esm)
    )


def _literal(value: object) -> str:
    """A value in a script of a page."""
    return json.dumps(value, sort_keys=True).replace("</", "<\\/")


# ---------------------------------------------------------------- how they are drawn

_INK, _PAPER = (29, 34, 48), (246, 248, 250)
_ANSI = [
    _INK,
    (164, 52, 28),
    (20, 114, 74),
    (154, 103, 0),
    (0, 89, 166),
    (107, 63, 143),
    (0, 110, 120),
    (91, 99, 117),
]
_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>.{unique_id}-matrix {{
  font: {char_height}px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}}
{styles}</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#f6f8fa" stroke="#d9dde6"/>
<g transform="translate({terminal_x} 16)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def _console() -> Console:
    """A terminal that is the same everywhere."""
    return Console(
        file=StringIO(),
        record=True,
        width=_COLUMNS,
        force_terminal=True,
        color_system="standard",
        no_color=False,
        emoji=False,
        highlight=False,
    )


def drawn(name: str, text: str) -> bytes:
    """The picture of that name. Raises CourseError when a tool is missing."""
    if name in CLASS.values() or name.startswith("page."):
        return _page(text, "body", ".check >> nth=0")
    return _page(text, "#board", typed="32") if name.endswith(".png") else _text(text)


def _text(text: str) -> bytes:
    """A text as an SVG picture of a terminal."""
    console = _console()
    console.print(Styled.from_ansi(text.rstrip()))
    theme = TerminalTheme(_PAPER, _INK, _ANSI)
    return console.export_svg(theme=theme, code_format=_SVG, unique_id="said").encode()


def _page(text: str, element: str, last: str = "", typed: str = "") -> bytes:
    """An element of a page, as far as the end of `last` in it, when some keys have been typed; as
    PNG."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise CourseError(_INSTALL) from None
    if CHROMIUM is None:
        raise CourseError(
            "a picture of the README is stale, and drawn with Chromium: apt install chromium"
        )
    with sync_playwright() as playwright:
        # the page is ours
        arguments = ["--disable-gpu"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            page = browser.new_page(
                viewport={"width": 720, "height": 900}, device_scale_factor=_SCALE
            )
            page.set_content(text, wait_until="networkidle")
            page.keyboard.type(typed)
            box = page.locator(element).bounding_box()
            end = page.locator(last or element).bounding_box()
            assert box
            assert end
            box["height"] = end["y"] + end["height"] - box["y"]
            return page.screenshot(clip={**box}, full_page=True)
        finally:
            browser.close()

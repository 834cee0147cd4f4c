"""The way of somebody who has never seen the site: from its first page to a right `mal_places`, a game and an average.

`MASTERMIND_JOURNEYS=FOLDER` has every browser walk it, in both languages and on screens of both widths, for an hour,
and keeps in that folder what was on the screen. `MASTERMIND_SITE`: a site that is built.
"""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import product
from pathlib import Path

import pytest

from autograder.course.module import Course
from autograder.site.build import build_site
from autograder.tests.browser import needs_chromium, serve
from autograder.tests.other_browsers import (
    SHIFT,
    Exercise,
    Learner,
    chrome,
    firefox,
    needs_firefox,
    needs_webkit,
    webkit,
)

PICTURES = os.environ.get("MASTERMIND_JOURNEYS", "")

pytestmark = [
    pytest.mark.skipif(not PICTURES, reason="takes an hour: see above"),
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("npm") is None, reason="needs npm, from which Python for the browser comes"),
]

BROWSERS = {
    "chromium": pytest.param(chrome, marks=needs_chromium, id="chromium"),
    "firefox": pytest.param(firefox, marks=needs_firefox, id="firefox"),
    "webkit": pytest.param(webkit, marks=needs_webkit, id="webkit"),
}
WALKS = list(product(("en", "fr"), (1280, 390)))
MODULES = "m02_pegs", "m03_codemaker", "m05_averages"
SECONDS = 1800  # for an average over all codes, on a busy machine
# as somebody may write it in one line
MAL_PLACES = (
    "def mal_places(l1, l2): return sum(min(l1.count(n), l2.count(n)) for n in set(l1)) - sum(map(int.__eq__, l1, l2))"
)


@pytest.fixture(scope="module")
def site(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site."""
    folder = Path(os.environ.get("MASTERMIND_SITE", ""))
    if not (folder / "lite").is_dir():
        folder = tmp_path_factory.mktemp("site") / "made"
        build_site(course, [course.module(name) for name in MODULES], folder, "en", lambda what, share: None)
    with serve(folder) as address:
        yield address


def no_dialog(learner: Learner) -> None:
    assert not learner.tab.ask("document.querySelector('.jp-Dialog')?.innerText ?? ''")


@pytest.mark.parametrize("browser", list(BROWSERS.values()))
@pytest.mark.parametrize(("language", "width"), WALKS)
def test_a_journey(
    browser: Callable[[int, int], AbstractContextManager[Learner]], language: str, width: int, site: str, course: Course
) -> None:
    with browser(width, 800) as learner:
        exercise = Exercise(learner)

        def picture(name: str) -> None:
            file = Path(PICTURES, f"{browser.__name__}-{language}-{width}-{name}.png")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(learner.tab.picture())

        def open_module(slug: str) -> str:
            """Its first cell is run at once, before there is a Python; what its cells are named after."""
            # nobody leaves in the tenth of a second of a save; WebKit would then lock what is kept
            learner.until("!window.jupyterapp || !jupyterapp.shell.currentWidget.context.model.dirty")
            learner.tab.go(f"{site}/index.html#{language}")
            picture(f"{slug}-start")
            learner.click(f"document.querySelector('.actions[lang={language}] .open[href*={slug}]')")
            prefix = slug.replace("_", "-")
            exercise.run(f"{prefix}-check-start", SHIFT)
            picture(f"{slug}-early")
            no_dialog(learner)
            exercise.shows(f"{prefix}-check-start", {"en": "Ready.", "fr": "Prêt."}[language])
            return prefix

        prefix = open_module("m02_pegs")
        exercise.write(f"{prefix}-mal-places", MAL_PLACES)
        picture("m02-written")
        exercise.press(f"{prefix}-mal-places", "check")
        exercise.shows(f"{prefix}-check-mal-places", "✓")
        picture("m02-verdict")

        prefix = open_module("m03_codemaker")
        module = course.module("m03_codemaker")
        exercise.paste(f"{prefix}-earlier", module.source_of([task.name for task in module.tasks]))
        exercise.run(f"{prefix}-earlier")
        exercise.paste(f"{prefix}-jeu-points", "random.seed(3)\nprint(jeu())")
        exercise.run(f"{prefix}-jeu-points")
        exercise.answer("1 1 1 1")
        picture("m03-game")
        random.seed(3)
        exercise.answer(" ".join(str(random.randint(1, 6)) for _ in range(4)))
        exercise.shows(f"{prefix}-jeu-points", "Bravo !")
        exercise.paste(f"{prefix}-check-play", "play(code=[1, 1, 2, 2])")
        exercise.run(f"{prefix}-check-play")
        learner.click("document.querySelector('.mastermind')")
        learner.type("112")
        picture("m03-board")

        prefix = open_module("m05_averages")
        module = course.module("m05_averages")
        exercise.paste(f"{prefix}-earlier", module.source_of([task.name for task in module.tasks]))
        exercise.run(f"{prefix}-earlier")
        exercise.paste(f"{prefix}-moyenne-points", "print(moyenne())")
        exercise.run(f"{prefix}-moyenne-points")
        exercise.shows(f"{prefix}-moyenne-points", "5.76", seconds=SECONDS)
        picture("m05-average")
        no_dialog(learner)

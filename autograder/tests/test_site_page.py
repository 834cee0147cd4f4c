"""The site as a learner meets it: built, served below a folder of some server, opened in a real
browser."""

import json
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from autograder.cli import main
from autograder.course.module import Course
from autograder.i18n.typography import as_typed
from autograder.site.build import build_site
from autograder.site.leaner import size_on_the_wire
from autograder.site.lite import BESIDE, megabytes
from autograder.site.scripts import in_words, start_page
from autograder.tests.browser import AXE, PLAIN, chromium, expect, needs_chromium, serve
from autograder.tests.other_browsers import (
    ENTER,
    Exercise,
    Learner,
    firefox,
    needs_firefox,
    needs_webkit,
    webkit,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response

pytestmark = [
    pytest.mark.browser,
    needs_chromium,
    pytest.mark.skipif(
        shutil.which("npm") is None, reason="needs npm, from which Python for the browser comes"
    ),
]

KERNEL_SECONDS = 120  # to start, on a busy machine
WRONG = "def occurences(l, n):\n    return int(n in l)"
RIGHT = "def occurences(l, n):\n    return l.count(n)"


@pytest.fixture(scope="module")
def folder(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with two modules."""
    folder = tmp_path_factory.mktemp("server") / "some" / "course"
    modules = [course.module("m02_pegs"), course.module("m10_optimum")]
    build_site(course, modules, folder, "en", lambda what, share: None)
    return folder


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the site, below a folder of its server; yields its address."""
    with serve(folder.parents[1]) as address:
        yield f"{address}/some/course"


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    """The address of the site."""
    with served(folder) as address:
        yield address


def faults(page: "Page") -> list[str]:
    """What axe finds on a page that keeps somebody from using it."""
    page.evaluate(AXE.kept().read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {node['html'][:200]}" for one in grave for node in one["nodes"]]


class Notebook:
    """The notebook shown on a page."""

    def __init__(self, page: "Page"):
        self.page, self.count = page, 0  # cells run so far
        self.cells = page.locator(".jp-Notebook .jp-CodeCell")
        self.cells.first.wait_for(timeout=60_000)
        page.wait_for_timeout(500)  # cells are drawn again while the page settles

    def cell(self, words: str) -> int:
        """The rank of the first cell of code that holds these words."""
        for _ in range(20):  # cells come one after the other
            for rank in range(self.cells.count()):
                if words in self.text(rank):
                    return rank
            self.page.wait_for_timeout(500)
        raise AssertionError(f"no cell says {words}")

    def text(self, rank: int) -> str:
        cell = self.cells.nth(rank)
        for _ in range(40):
            # what is not in sight is not drawn, and a cell that is drawn again is another element
            cell.evaluate("cell => cell.scrollIntoView({block: 'nearest'})")
            if text := "".join(cell.locator(".cm-content").all_inner_texts()):
                return text
            self.page.wait_for_timeout(250)
        raise AssertionError(f"cell {rank} has no text")

    def write(self, rank: int, text: str) -> None:
        self.cells.nth(rank).locator(".cm-content").click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)

    def stop(self, rank: int, text: str, shown: str = "") -> str:
        """Run a cell that does not end, and stop it by the button, once it shows these words; what
        it shows then."""
        cell = self.cells.nth(rank)
        self.write(rank, text)
        self.page.keyboard.press("Control+Enter")
        self.count += 1
        expect(cell.locator(".jp-InputPrompt")).to_have_text("[*]:")
        if shown:
            expect(cell.locator(".jp-OutputArea")).to_contain_text(shown)
        self.page.wait_for_timeout(1000)
        self.page.locator("[data-command='notebook:interrupt-kernel']").first.click()
        return self._shown_by(rank)

    def press(self, task: str, button: str, shown: int, runs: int = 1) -> str:
        """Press a button below a function, on the keyboard; what the cell it runs last shows."""
        self.page.get_by_role("group", name=f"Boutons de {task}", exact=True).get_by_role(
            "button", name=button
        ).press("Enter")
        self.count += runs
        return self._shown_by(shown)

    def run(self, rank: int, text: str = "") -> str:
        """Run a cell, with this text in it if there is one; what it shows."""
        cell = self.cells.nth(rank)
        if text:
            self.write(rank, text)
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")
        self.count += 1
        return self._shown_by(rank)

    def _shown_by(self, rank: int) -> str:
        """What a cell shows, once it is the last one that was run."""
        cell = self.cells.nth(rank)
        expect(cell.locator(".jp-InputPrompt")).to_have_text(
            f"[{self.count}]:", timeout=KERNEL_SECONDS * 1000
        )
        self.page.wait_for_timeout(300)
        return "\n".join(cell.locator(".jp-OutputArea-output").all_inner_texts())


def test_a_learner_alone_from_the_first_page_on(
    site: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with chromium(locale="fr-FR") as browser:
        page = browser.page
        page.goto(f"{site}/index.html")
        expect(page.locator("h1")).to_contain_text("Cahier Mastermind")
        assert faults(page) == []
        page.get_by_role("link", name="Commencer : 2. Bien placés, mal placés").click()

        arriving = page.locator("#mastermind-arriving")
        expect(arriving).to_contain_text(re.compile(r"Python arrive\s: \d+,\d Mo sur \d,\d"))
        expect(arriving).to_contain_text("Python démarre", timeout=60_000)
        notebook = Notebook(page)
        expect(page).to_have_title("2. Bien placés, mal placés · Cahier Mastermind")
        assert "Noyau" in page.locator(".lm-MenuBar").inner_text()
        task = notebook.cell("def occurences")
        verdict = notebook.cell('check("occurences")')
        said = notebook.run(verdict)  # as after a restart
        assert "occurences n'est pas encore définie : exécutez d'abord sa cellule" in as_typed(said)
        assert notebook.run(0).strip() == "Prêt."
        notebook.run(task, RIGHT.replace("occurences", "ocurences"))
        assert "il y en a une nommée ocurences" in as_typed(notebook.run(verdict))
        notebook.run(task, WRONG)
        said = notebook.run(verdict)
        assert "occurences([1, 1], 1) a renvoyé 1 ; on attendait 2." in as_typed(said)
        assert "que devient le second 4" in said
        assert "Cellule examinée : [" in as_typed(said)
        for rank in (1, 2):  # opened one at a time
            said = notebook.press("occurences", "Indice", verdict + 1)
            assert f"Indice {rank} sur 2" in said
        notebook.write(task, RIGHT)
        assert "il y a maintenant autre chose : exécutez-la" in as_typed(notebook.run(verdict))
        said = as_typed(notebook.run(task, "x = 1\nx / 0"))
        assert said.index("ZeroDivisionError: division by zero") < said.index(
            "ligne 2 : Un nombre est divisé ici par 0"
        )
        assert "s'ouvre ici, et rien ne le referme ensuite." in as_typed(
            notebook.run(task, "x = (1,")
        )
        notebook.write(task, RIGHT)
        said = notebook.press("occurences", "Vérifier", verdict, runs=2)
        assert "toutes les promesses sont tenues (5 / 5 points)" in said
        assert "autre chose" not in said
        expect(page.locator("#mastermind-arriving")).to_have_count(0)
        page.get_by_role("link", name="bien_places").click()  # what comes next
        expect(page.locator(".jp-mod-active .cm-content")).to_contain_text("def bien_places")
        assert faults(page) == []
        # saved, without being asked to
        page.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")
        page.evaluate(
            "Promise.all([1, 2, 3].map(() => jupyterapp.shell.currentWidget.context.save()))"
        )
        expect(page.locator(".jp-Dialog")).to_have_count(0)
        assert "Rien ne peut s'installer ici" in as_typed(notebook.run(task, "%pip install numpy"))
        notebook.run(task, RIGHT)

        for words, place in (
            ("Lire la leçon", "lessons/fr/m02_pegs.html"),
            ("Tous les modules", "start.fr.html"),
        ):
            with page.context.expect_page() as opened:
                page.locator(".jp-Notebook a", has_text=words).first.click()
            assert opened.value.url == f"{site}/{place}"
            assert faults(opened.value) == []
            opened.value.close()
        page.reload()
        assert Notebook(page).text(task) == RIGHT
        expect(
            page.get_by_text("Python vient de redémarrer, et tout ce que vous avez écrit est là.")
        ).to_be_visible()
        page.goto(f"{site}/index.html")
        expect(page.get_by_text("fait à 25 %")).to_be_visible()
        expect(
            page.get_by_role("link", name="Continuer : 2. Bien placés, mal placés")
        ).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name="Enregistrer tout mon travail").click()
        work = tmp_path / download.value.suggested_filename
        download.value.save_as(work)
        page.on("dialog", lambda dialog: dialog.accept())
        page.get_by_role("button", name="Tout effacer et recommencer").click()
        expect(page.get_by_role("button", name="Tout effacer et recommencer")).to_have_count(0)
        expect(page.locator(".module .reached:visible")).to_have_count(0)
        page.locator("a.open:visible").first.click()
        assert "votre code ici" in Notebook(page).text(task)
        page.goto(f"{site}/index.html")
        page.locator("#archive").set_input_files(__file__)
        expect(page.get_by_text("Ce fichier ne contient pas de travail du cahier")).to_be_visible()
        page.locator("#archive").set_input_files(work)
        expect(page.get_by_text("Votre travail est revenu. Notebooks : 1.")).to_be_visible()
        expect(page.get_by_text("fait à 25 %")).to_be_visible()
        assert browser.external == []
    with zipfile.ZipFile(work) as archive:
        archive.extractall(tmp_path / "work")
    assert (
        main(
            ["check", "m02_pegs", str(tmp_path / "work/fr/m02_pegs/m02_pegs.ipynb"), "--lang", "fr"]
        )
        == 1
    )
    assert re.search(r"5 / 5 +occurences", capsys.readouterr().out)


def test_two_tabs_and_no_network(folder: Path, tmp_path: Path) -> None:
    came: dict[str, int] = {}

    def came_along(response: "Response") -> None:
        file = folder / response.url.partition("/some/course/")[2].partition("?")[0]
        came[response.url] = size_on_the_wire(file) if file.is_file() else 0

    with chromium(390, 800, dark=True, profile=tmp_path) as browser:
        page = browser.page
        with served(folder) as site:
            page.goto(f"{site}/index.html")
            assert page.evaluate("scrollY") == 0
            page.locator("body[data-kept]").wait_for(state="attached")
            browser.page.context.on("response", came_along)
            page.goto(f"{site}/lite/notebooks/index.html?path=en/m02_pegs/m02_pegs.ipynb")
            notebook = Notebook(page)
            expect(page.locator(".lm-MenuBar-item").last).to_be_in_viewport(ratio=1)
            expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
            task = notebook.cell("def occurences")
            notebook.run(task, RIGHT)
            megabytes_come = sum(came.values()) / 1e6
            page.locator("body[data-kept]").wait_for(state="attached", timeout=60_000)

            other = page.context.new_page()
            told: list[str] = []
            other.on("console", lambda message: told.append(message.text))
            other.goto(page.url)
            other.get_by_role("button", name="Work in this tab").click(timeout=60_000)
            expect(page.get_by_text("This notebook is open in another tab.")).to_be_visible(
                timeout=30_000
            )
            expect(other.locator("#mastermind-elsewhere")).to_have_count(0)
            there = Notebook(other)
            assert there.text(there.cell("def occurences")) == RIGHT
            there.write(task, WRONG)
            other.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")
            other.close()
            assert not [one for one in told if "unregister" in one]  # what answers without network
            # of its own accord
            expect(page.locator("#mastermind-elsewhere")).to_have_count(0, timeout=30_000)
            for _ in range(100):  # what the other tab kept is being opened
                if notebook.text(task) == WRONG:
                    break
                page.wait_for_timeout(100)
            assert notebook.text(task) == WRONG
            notebook.run(task, RIGHT)
            page.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")

        page.goto(f"{site}/index.html")  # of a server that is no more
        page.get_by_role("link", name="Continue: 2. Well placed, misplaced").click()
        notebook = Notebook(page)
        notebook.run(task)
        assert "every promise is kept (5 / 5 points)" in notebook.run(
            notebook.cell('check("occurences")')
        )
    assert megabytes_come < 12
    assert abs(megabytes(folder / "lite") - megabytes_come) < 1


def test_a_browser_that_keeps_nothing(site: str, tmp_path: Path) -> None:
    refused = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(refused), encoding="utf-8")
    with chromium(locale="fr-FR", profile=tmp_path) as browser:
        page = browser.page
        page.goto(f"{site}/index.html")
        expect(
            page.get_by_role("status").filter(has_text="Ce navigateur ne garde rien pour ce site")
        ).to_be_visible()
        page.get_by_role("link", name="Commencer : 2. Bien placés, mal placés").click()
        notebook = Notebook(page)
        expect(
            page.get_by_text("Avant de fermer l’onglet, téléchargez votre notebook")
        ).to_be_visible()
        notebook.run(notebook.cell("def occurences"), RIGHT)
        assert "toutes les promesses sont tenues" in notebook.run(
            notebook.cell('check("occurences")')
        )


RUN_ALL = """async (solved) => {
    const { content, sessionContext } = jupyterapp.shell.currentWidget;
    await sessionContext.ready;
    for (const one of content.widgets) {
        const text = solved[one.model.getMetadata("nbgrader")?.grade_id];
        if (text) one.model.sharedModel.setSource(text);
    }
    await jupyterapp.commands.execute("notebook:run-all-cells");
    const outputs = content.widgets.flatMap((one) => one.outputArea?.model.toJSON() ?? []);
    return outputs.map((one) => one.data?.["text/plain"] ?? one.ename ?? one.text);
}"""


def test_every_cell_then_an_endless_one_and_a_module_that_needs_more(
    course: Course, site: str
) -> None:
    with chromium() as browser:
        page = browser.page
        page.goto(f"{site}/lite/notebooks/index.html?path=en/m02_pegs/m02_pegs.ipynb")
        notebook = Notebook(page)
        module = course.module("m02_pegs")
        shown = page.evaluate(
            RUN_ALL, {task.name: module.source_of([task.name]) for task in module.tasks}
        )
        assert [text for text in shown if "✓" in text or "Error" in text] == [
            text for text in shown if "✓" in text
        ]
        assert len([text for text in shown if "✓" in text]) == len(module.tasks) + 1
        expect(page.locator(".mastermind")).to_be_visible()
        assert faults(page) == []
        notebook.count = page.evaluate(
            "Math.max(...jupyterapp.shell.currentWidget.content.widgets.map((one) =>"
            " one.model.executionCount ?? 0))"
        )
        notebook.run(0)
        task = notebook.cell("def occurences")
        said = notebook.stop(task, "n = 0\nwhile True:\n    n = n + 1")
        assert f"You stopped this cell. Python was here: cell [{notebook.count}], line " in said
        assert notebook.run(task, "n > 1000").strip() == "True"
        said = notebook.stop(
            task, "while True:\n    try:\n        n = 0\n    except:\n        pass"
        )
        assert "You stopped this cell" in said
        assert notebook.run(task, "# 2 minutes\nn == 0").strip() == "True"
        assert "You stopped this cell" in notebook.stop(task, "input('n ? ')", "n ?")
        assert "To judge score_table, the library numpy is needed" in notebook.run(
            task, 'check("score_table")'
        )
        notebook.run(task, "def occurences(l, n):\n    while True:\n        pass")
        said = notebook.run(notebook.cell('check("occurences")'))
        assert "occurences([1], 1) had not finished after 1 s, or took too much memory." in said
        assert browser.external == []


@pytest.mark.parametrize(
    ("browser", "language", "width"),
    [
        pytest.param(firefox, "fr", 1280, marks=needs_firefox, id="firefox"),
        pytest.param(webkit, "en", 390, marks=needs_webkit, id="webkit"),
    ],
)
def test_the_same_in_another_browser(
    browser: Callable[[int, int], AbstractContextManager[Learner]],
    language: str,
    width: int,
    site: str,
) -> None:
    """Open, solve wrongly, read, solve rightly, be asked, play, reload."""
    words = in_words(BESIDE, language)
    task, verdict, last = (
        f"m02-pegs-{name}" for name in ("occurences", "check-occurences", "check-all")
    )
    with browser(width, 900) as learner:
        exercise = Exercise(learner)
        learner.tab.go(f"{site}/{start_page(language)}")
        learner.click("document.querySelector('#thread a')")
        learner.until(f"Boolean({exercise.cell(task)}.node.querySelector('.mastermind-buttons'))")
        learner.until("!document.querySelector('#mastermind-arriving')")
        exercise.write(task, WRONG.replace("\n   ", ""))
        assert learner.tab.ask(f"{exercise.cell(task)}.node.innerText").count(words["check"]) == 1
        exercise.press(task, "check")
        exercise.shows(verdict, "✗", "[4, 4]")
        exercise.write(task, RIGHT.replace("\n   ", ""))
        exercise.press(task, "check")
        exercise.shows(verdict, "✓", "5 / 5")
        exercise.write(last, "print(input('n ? ') * 2)")
        learner.press(ENTER)
        exercise.answer("21")
        exercise.shows(last, "2121")
        exercise.write(last, "play(code=[1, 1, 2, 2])")
        learner.press(ENTER)
        learner.click("document.querySelector('.mastermind')")
        learner.type(f"1122{ENTER}")
        learner.until("document.querySelector('.mastermind').innerText.includes('●●●●')")
        learner.until("!jupyterapp.shell.currentWidget.context.model.dirty")
        learner.tab.go(learner.tab.ask("location.href"))
        written = json.dumps(RIGHT.replace("\n   ", ""))
        learner.until(f"{exercise.cell(task)}.model.sharedModel.getSource() === {written}")
        learner.until(f"document.body.innerText.includes({json.dumps(words['afresh'])})")


def test_lessons_are_quiet_and_accessible_and_fit_on_a_phone(folder: Path, site: str) -> None:
    for dark in (False, True):
        with chromium(390, 740, dark=dark) as browser:
            for path in sorted((folder / "lessons").glob("*/*.html")):
                browser.page.goto(f"{site}/{path.relative_to(folder).as_posix()}")
                assert browser.page.evaluate("document.documentElement.scrollWidth") <= 390, path
                assert faults(browser.page) == [], path
            assert (browser.external, browser.errors) == ([], [])


def test_on_plain_http_it_is_said_what_is_missing(site: str) -> None:
    with chromium(locale="fr-FR") as browser:
        page = browser.page
        page.goto(f"{site}/index.html")
        expect(page.locator(".insecure")).to_be_hidden()
        plain = site.replace("127.0.0.1", PLAIN)
        page.goto(f"{plain}/index.html")
        expect(page.locator(".insecure")).to_contain_text("https")
        page.goto(f"{plain}/lite/fr/notebooks/index.html?path=fr/m02_pegs/m02_pegs.ipynb")
        notebook = Notebook(page)
        notebook.run(0)
        said = notebook.run(notebook.cell("def occurences"), "input('n ? ')")
        assert "input() ne peut rien demander ici" in said.replace("`", "")
        assert "Traceback" not in said

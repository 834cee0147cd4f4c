"""The site as a learner meets it: built, served below a folder of some server, opened in a real browser."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from autograder.course.module import Course
from autograder.site.build import build_site
from autograder.tests.browser import PLAIN, chromium, needs_chromium, serve

pytestmark = [
    pytest.mark.browser,
    needs_chromium,
    pytest.mark.skipif(shutil.which("npm") is None, reason="needs npm, from which Python for the browser comes"),
]

KERNEL_SECONDS = 120  # to start, on a busy machine
WRONG = "def occurences(l, n):\n    return int(n in l)"
RIGHT = "def occurences(l, n):\n    return l.count(n)"


@pytest.fixture(scope="module")
def site(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with two modules, below a folder."""
    root = tmp_path_factory.mktemp("server")
    modules = [course.module("m02_pegs"), course.module("m10_optimum")]
    build_site(course, modules, root / "some" / "course", "en", lambda what, share: None)
    with serve(root) as address:
        yield f"{address}/some/course"


class Notebook:
    """The notebook shown on a page."""

    def __init__(self, page: Page):
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
        self.cells.nth(rank).scroll_into_view_if_needed()
        content = self.cells.nth(rank).locator(".cm-content")
        expect(content).not_to_have_text("")  # what has not been in sight is not drawn yet
        return content.inner_text()

    def write(self, rank: int, text: str) -> None:
        self.cells.nth(rank).locator(".cm-content").click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)

    def stop(self, rank: int, text: str, shown: str = "") -> str:
        """Run a cell that does not end, and stop it by the button, once it shows these words; what it shows then."""
        cell = self.cells.nth(rank)
        self.write(rank, text)
        self.page.keyboard.press("Control+Enter")
        self.count += 1
        expect(cell.locator(".jp-InputPrompt")).to_have_text("[*]:")
        if shown:
            expect(cell.locator(".jp-OutputArea")).to_contain_text(shown)
        self.page.wait_for_timeout(1000)
        self.page.locator("[data-command='notebook:interrupt-kernel']").first.click()
        expect(cell.locator(".jp-InputPrompt")).to_have_text(f"[{self.count}]:", timeout=KERNEL_SECONDS * 1000)
        self.page.wait_for_timeout(300)
        return "\n".join(cell.locator(".jp-OutputArea-output").all_inner_texts())

    def run(self, rank: int, text: str = "") -> str:
        """Run a cell, with this text in it if there is one; what it shows."""
        cell = self.cells.nth(rank)
        if text:
            self.write(rank, text)
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")
        self.count += 1
        expect(cell.locator(".jp-InputPrompt")).to_have_text(f"[{self.count}]:", timeout=KERNEL_SECONDS * 1000)
        self.page.wait_for_timeout(300)
        return "\n".join(cell.locator(".jp-OutputArea-output").all_inner_texts())


def test_a_learner_alone_from_the_first_page_on(site: str) -> None:
    with chromium(locale="fr-FR") as browser:
        page = browser.page
        page.goto(f"{site}/index.html")
        expect(page.locator("h1")).to_contain_text("Cahier Mastermind")
        page.locator("a.open:visible").first.click()

        notebook = Notebook(page)
        assert "Noyau" in page.locator(".lm-MenuBar").inner_text()
        task = notebook.cell("def occurences")
        verdict = notebook.cell('check("occurences")')
        said = notebook.run(verdict)  # as after a restart
        assert "occurences n'est pas encore définie : exécutez d'abord sa cellule" in said.replace("\u00a0", " ")
        assert notebook.run(0).strip() == "Prêt."
        notebook.run(task, RIGHT.replace("occurences", "ocurences"))
        assert "il y en a une nommée ocurences" in notebook.run(verdict).replace("\u00a0", " ")
        notebook.run(task, WRONG)
        said = notebook.run(verdict)
        assert "occurences([1, 1], 1) a renvoyé 1 ; on attendait 2." in said.replace("\u00a0", " ")
        assert "que devient le second 4" in said
        assert "Indice 1 sur 2" in notebook.run(verdict, 'hint("occurences")')
        notebook.run(task, RIGHT)
        assert "toutes les promesses sont tenues (5 / 5 points)" in notebook.run(verdict, 'check("occurences")')
        page.keyboard.press("Control+s")
        page.wait_for_timeout(1500)

        for words, place in (("Lire la leçon", "fr/m02_pegs.html"), ("Tous les modules", "index.html#fr")):
            with page.context.expect_page() as opened:
                page.locator(".jp-Notebook a", has_text=words).first.click()
            assert opened.value.url == f"{site}/{place}"
            opened.value.close()
        page.reload()
        assert Notebook(page).text(task) == RIGHT
        page.goto(f"{site}/index.html")
        expect(page.get_by_text("25 % réalisés")).to_be_visible()
        page.on("dialog", lambda dialog: dialog.accept())
        page.get_by_role("button", name="Tout reprendre").click()
        expect(page.get_by_role("button", name="Tout reprendre")).to_have_count(0)
        expect(page.locator(".reached:visible")).to_have_count(0)
        page.locator("a.open:visible").first.click()
        assert "votre code ici" in Notebook(page).text(task)
        assert browser.external == []


def test_an_endless_cell_and_a_module_that_needs_more(site: str) -> None:
    with chromium() as browser:
        page = browser.page
        page.goto(f"{site}/lite/notebooks/index.html?path=en/m02_pegs/m02_pegs.ipynb")
        notebook = Notebook(page)
        notebook.run(0)
        task = notebook.cell("def occurences")
        said = notebook.stop(task, "n = 0\nwhile True:\n    n = n + 1")
        assert "You stopped this cell. Python was here: cell [2], line " in said
        assert notebook.run(task, "n > 1000").strip() == "True"
        said = notebook.stop(task, "while True:\n    try:\n        n = 0\n    except:\n        pass")
        assert "You stopped this cell" in said
        assert notebook.run(task, "# 2 minutes\nn == 0").strip() == "True"
        assert "numpy" in notebook.run(task, 'check("score_table")')
        notebook.run(task, "def occurences(l, n):\n    while True:\n        pass")
        said = notebook.run(notebook.cell('check("occurences")'))
        assert "occurences([1], 1) had not finished after 1 s." in said
        assert browser.external == []


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

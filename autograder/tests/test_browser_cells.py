"""Does every cell of a notebook, with right functions in it, run to its end in the Python of a
browser?"""

import json
import re

import pytest

from autograder.authoring.exercises import for_self_study, notebook
from autograder.course.module import Course, Module
from autograder.learn.without_numpy import tasks_with_numpy
from autograder.tests.pyodide import need_node, run_in_pyodide
from autograder.tests.settings import LANGUAGES

pytestmark = pytest.mark.slow

SECONDS = 400  # for one module, on a busy machine
# somebody has to type; or it is to fail; or it takes a minute, as a cell that learners need not run
# does
_LEFT_OUT = re.compile(
    r"\b(demande_proposition|jeu|jeu_2)\(\)|ValueError|\"ABCDEF\", 4, repeats=False"
)
_NUMPY = re.compile(r"\bnumpy\b|\bscore_table\b")

RUN = """
import json, os
from IPython.core.interactiveshell import InteractiveShell

os.makedirs("/drive/{language}/{slug}")
os.chdir("/drive/{language}/{slug}")
shell = InteractiveShell.instance(colors="nocolor")
shell.history_manager.enabled = False
for text in json.loads({cells!r}):
    done = shell.run_cell(text, store_history=True)
    if not done.success:
        print("FAILED", text)
"""


def _solved(module: Module, language: str) -> list[str]:
    """The code of its notebook for self-study, with the reference in place, and the examples that
    take long."""
    starters, solutions = (
        json.loads(notebook(module, language, solved))["cells"] for solved in (False, True)
    )
    solved = {
        "".join(one["source"]): "".join(other["source"])
        for one, other in zip(starters, solutions, strict=True)
    }
    told = json.loads(for_self_study(module, language, {}))["cells"]
    texts = ["".join(cell["source"]) for cell in told if cell["cell_type"] == "code"]
    own = {task.name for task in module.tasks}
    needed = [name for task in module.tasks for name in module.needs_of(task) if name not in own]
    needed += " ".join(
        re.findall(r'^# %% earlier="([^"]+)" solved', module.source, re.MULTILINE)
    ).split()
    earlier = dict.fromkeys(needed)
    return [
        texts[0],
        module.source_of(list(earlier)),
        *(_with_long_ones(solved.get(one, one)) for one in texts[1:]),
    ]


def _with_long_ones(text: str) -> str:
    text = re.sub(r"(_player): \d+", r"\1: 9", text)  # games: so few are enough here
    return (
        text
        if _LEFT_OUT.search(text)
        else re.sub(r"(?m)^(# (?:Take away the|Enlevez le) # .*\n)# ", r"\1", text)
    )


@pytest.mark.parametrize("rank", [3, 8])  # a module in each language
def test_every_cell_runs_to_its_end(course: Course, rank: int) -> None:
    need_node()
    module = list(course.modules.values())[rank - 1]
    language = LANGUAGES[rank % 2]  # the code of both is the same
    cells = _solved(module, language)
    if tasks_with_numpy(module):  # the site says which ones they are
        cells = [cell for cell in cells if not _NUMPY.search(cell)]

    said = run_in_pyodide(
        course, RUN.format(slug=module.slug, language=language, cells=json.dumps(cells)), SECONDS
    )
    assert "FAILED" not in said, said
    assert "✗" not in said
    assert said.count("✓") == sum(cell.startswith("check(") for cell in cells)

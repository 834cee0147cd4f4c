"""The exercises as notebooks that run in the browser, without any server: JupyterLite, and Python
as WebAssembly.

Everything is on the site itself. What is downloaded to build it (Python from npm, libraries from
PyPI) is kept in the user's cache folder, so that a second build needs no network.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from importlib.util import find_spec
from itertools import zip_longest
from math import ceil
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import for_self_study
from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.i18n.catalogue import ENGLISH
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.site.compiled import write_archive
from autograder.site.leaner import size_on_the_wire
from autograder.site.npm import cache
from autograder.site.pyodide import PYODIDE, put_pyodide
from autograder.site.scripts import (
    FOLDER,
    KERNEL_SCRIPTS,
    data,
    in_words,
    start_page,
    work_offline,
    write_scripts,
)
from autograder.site.wheel import NAME, write_wheel

BESIDE = {
    "title": _("Mastermind workbook"),
    "all_modules": _("Mastermind workbook, all modules"),
    "opening": _("The notebook is opening…"),
    "fetching": _("Python is on its way: {n} of {m} MB"),
    "starting": _("Python is starting…"),
    "ready": _("Python is ready."),
    "unreachable": _("Python cannot be fetched: is there a network? Reload the page to try again."),
    "afresh": _(
        "Python has started afresh, and what you wrote is all there. Run your cells again, from "
        "the first one, before you go on."
    ),
    "elsewhere": _(
        "This notebook is open in another tab. So that nothing is lost, only one of them can be "
        "written in at a time."
    ),
    "work_here": _("Work in this tab"),
    "not_kept": _(
        "This browser keeps nothing for this site: storage is blocked, or this is a private "
        "window. Before you close the tab, download your notebook (menu File, Download), or allow "
        "this site to store data and reload the page."
    ),
    "buttons": _("Buttons for {task}"),
    "run": _("Run"),
    "check": _("Check"),
    "hint": _("Hint"),
    "trace": _("Line by line"),
    "puzzle": _("Puzzle"),
    "close": _("Close this message"),
    "code": _("Code of this cell"),
    "answer": _("Your answer, then Enter"),
    "more": _("More commands…"),
    "collapse": _("Show or hide this section"),
}


_KERNEL = {
    "kernelspec": {"display_name": "Python", "language": "python", "name": "python"},
    "language_info": {"name": "python"},
}
_SPECS = (
    "ipython>=9",
    "comm",
    "traitlets",
    "jedi",
    "micropip",
    "packaging",
    "ipywidgets>=8.1,<9",
    "anywidget>=0.9",
)
_PYTHON = Path("static", "pyodide")
_WHEELS = Path("static", "pyodide-lock")
_KERNEL_PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
_KERNEL_WORKER = "comlink.worker.*.js"
# what it need not install
_THERE = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
_EXTENSIONS = (
    "@jupyterlite/pyodide-kernel-extension",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
)
_NEWEST = 1_795_000_000  # libraries published until then: the same site from the same source
_LINES = 240  # that JupyterLite says while it builds, roughly
_APP = "notebooks"  # JupyterLab, with its menus in English
_MENUS = {"fr": "fr_FR"}  # the languages of other menus that JupyterLab has, by its names for them
# JupyterLite reads its configuration from the pages of all folders above its own
_BETWEEN = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<meta http-equiv="refresh" content="0; url=../../{start}">
<script id="jupyter-config-data" type="application/json">{{}}</script></html>
"""
STORE = "Mastermind workbook"  # what the browser keeps the notebooks under
# the last where storage is blocked
_DRIVERS = ["asyncStorage", "localStorageWrapper", "memoryStorageDriver"]
_OVERRIDES = {
    # seconds: a tab is soon closed
    "@jupyterlab/docmanager-extension:plugin": {"autosaveInterval": 10},
    # light or dark, as the system is
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    # no table in a small box
    "@jupyter-notebook/notebook-extension:scroll-output": {"autoScrollOutputs": False},
}
_STOP = "stop.js"
_OWN = Path(FOLDER).name
_ROOT = "../../"  # from the folder of a notebook
# what lies beside JupyterLab on the page of a notebook
_HEAD = """<link rel="stylesheet" href="{own}/beside.css">
{data}<script type="module" src="{own}/beside.js"></script>
</head>"""
_ARRIVING = (
    '<div id="mastermind-arriving" role="status"><p>{opening}</p>'
    '<progress aria-label="Python"></progress></div>'
)
_PAGE_BYTES = 2_080_000  # on the wire, of JupyterLab; a test measures the whole

Moved = Callable[[float], None]  # what share of the work is done


def app(language: str) -> str:
    """Return the folder of JupyterLab on pages of that language; it is the same program in each."""
    return _APP if language == ENGLISH else f"{language}/{_APP}"


def page(language: str, module: Module) -> str:
    """The address of a notebook, from the root of the site."""
    return f"lite/{app(language)}/index.html?path={notebook_path(language, module)}"


def notebook_path(language: str, module: Module) -> str:
    """The path of the notebook, as in a checkout, so that its folder tells language and module."""
    return f"{language}/{module.slug}/{module.slug}.ipynb"


def build_lite(
    course: Course,
    modules: Iterable[Module],
    out: Path,
    moved: Moved,
    ways_from: datetime | None = None,
) -> None:
    """Write the folder `out`, which must not exist. Raises InputError when something is missing for
    it."""
    if find_spec("jupyterlite_core") is None or find_spec("pyodide_lock") is None:
        raise InputError(
            _(
                "the site is built with libraries that are not installed here: in a copy of the "
                'workbook, pip install ".[site]"'
            )
        )
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        put_pyodide(work / _PYTHON)
        modules = list(modules)
        for module, following in zip_longest(modules, modules[1:]):
            for one in course.languages:
                path = work / "content" / notebook_path(one, module)
                path.parent.mkdir(parents=True)
                links = _around(module, one), _onwards(following, one)
                written = for_self_study(module, module.language_for(one), _KERNEL, *links)
                path.write_text(written, encoding="utf-8")
        (work / "own").mkdir()
        write_wheel(course, work / "own", ways_from)
        _write_json(work / "jupyter-lite.json", _settings())
        kept = cache() / "wheels" / _key()
        if kept.is_dir():
            _write_json(
                work / "jupyter_lite_config.json", _configuration([str(work / "own"), str(kept)])
            )
            _run(work, {"UV_OFFLINE": "1"}, moved)
        else:
            _write_json(work / "jupyter_lite_config.json", _configuration([str(work / "own")]))
            _run(work, {}, moved)
            _keep_wheels(work / "dist", kept)
        _start_faster(work / "dist", modules[0].tasks[0].name)
        _add_stop(work / "dist")
        for one in course.languages:
            if one != ENGLISH:
                _add_language(work / "dist", one)
        write_scripts(work / "dist" / _OWN)
        _name_the_kernel(work / "dist")
        for one in course.languages:
            _add_ours(work / "dist", modules, one)
        work_offline(work / "dist")
        shutil.move(work / "dist", out)


def _around(module: Module, language: str) -> str:
    lesson = f"[{_('Read the lesson')[language]}]({_ROOT}lessons/{language}/{module.slug}.html)"
    return f"{lesson} · [{_('All modules')[language]}]({_ROOT}{start_page(language)})"


def _onwards(following: Module | None, language: str) -> str:
    if following is None:
        return ""
    link = f"[{title_of(following.source)[language]}](../{following.slug}/{following.slug}.ipynb)"
    return _("Next module: {link}", link=link)[language]


def _configuration(wheels: list[str]) -> dict[str, Any]:
    """The configuration JupyterLite is built with; its versions and traps are in pyproject.toml,
    extra `site`."""
    extensions = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    return {
        "LiteBuildConfig": {
            "apps": ["notebooks", "tree"],
            "contents": ["content"],
            "output_dir": "dist",
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            # what else is installed here has no place on the site
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(extensions / name) for name in _EXTENSIONS],
            "source_date_epoch": _NEWEST,
        },
        "PyodideLockAddon": {
            "enabled": True,
            "specs": list(_SPECS),
            "wheels": wheels,
            "prefetch_extra": ["micropip", "ipywidgets", NAME],
            "excludes_extra": ["widgetsnbextension", "jupyterlab-widgets"],
            "pyodide_lock_uv_options": {"python_platform": "wasm32-pyodide2025"},
        },
    }


def _settings() -> dict[str, Any]:
    """The settings JupyterLite runs with: nothing is asked of any other host."""
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": _("Mastermind workbook")["en"],
            "contentsStorageName": STORE,
            "exposeAppInBrowser": "true",  # to our scripts
            "enableMemoryStorage": True,
            **{
                f"{what}StorageDrivers": _DRIVERS for what in ("contents", "settings", "workspaces")
            },
            "settingsOverrides": _OVERRIDES,
            "litePluginSettings": {_KERNEL_PLUGIN: {"disablePyPIFallback": True}},
        },
    }


def python_files(lite: Path) -> list[tuple[str, int, int]]:
    """What Python is made of when a notebook starts: paths in the folder, bytes, and bytes on the
    wire; large first."""
    files = [
        *(lite / _PYTHON).iterdir(),
        *(lite / _OWN / name for name in KERNEL_SCRIPTS),
        _kernel_worker(lite),
    ]
    files.sort(key=lambda path: (-path.stat().st_size, path))
    return [
        (path.relative_to(lite).as_posix(), path.stat().st_size, size_on_the_wire(path))
        for path in files
    ]


def megabytes(lite: Path) -> int:
    """How many megabytes come at the first visit to a notebook."""
    return ceil((sum(wire for _, _, wire in python_files(lite)) + _PAGE_BYTES) / 1e6)


def _add_ours(dist: Path, modules: Iterable[Module], language: str) -> None:
    """What lies beside JupyterLab, on the page of one language."""
    page = dist / app(language) / "index.html"
    up = "../" * (app(language).count("/") + 1)  # to the folder `dist`
    told = {
        "words": in_words(BESIDE, language),
        "titles": {notebook_path(language, one): _title(one, language) for one in modules},
        "root": f"../{up}",
        "python": [(f"lite/{path}", *sizes) for path, *sizes in python_files(dist)],
    }
    head = _HEAD.format(data=data("mastermind", told), own=f"{up}{_OWN}")
    text = page.read_text(encoding="utf-8")
    text = re.sub(
        r"<title>.*?</title>", f"<title>{_('Mastermind workbook')[language]}</title>", text, count=1
    )
    text = text.replace("<html>", f'<html lang="{language}">', 1).replace("</head>", head, 1)
    arriving = _ARRIVING.format(opening=BESIDE["opening"][language])
    page.write_text(re.sub(r"(<body[^>]*>)", rf"\1\n{arriving}", text, count=1), encoding="utf-8")


def _title(module: Module, language: str) -> str:
    return f"{int(module.slug[1:3])}. {title_of(module.source)[language]}"


def _start_faster(dist: Path, task: str) -> None:
    """Python in one archive, in the place of wheels that each browser would have to install."""
    packages = json.loads((dist / _WHEELS / "pyodide-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    wheels = sorted(
        (dist / _WHEELS / package["file_name"]).resolve() for package in packages.values()
    )
    write_archive(dist / _PYTHON, wheels, task)
    shutil.rmtree(dist / _WHEELS)
    for wheel in dist.rglob("*.whl"):
        wheel.unlink()
    settings = json.loads((dist / "jupyter-lite.json").read_text(encoding="utf-8"))
    plugin = settings["jupyter-config-data"]["litePluginSettings"][_KERNEL_PLUGIN]
    plugin |= {"pyodideUrl": f"./{_OWN}/python.js", "loadPyodideOptions": {"packages": _THERE}}
    _write_json(dist / "jupyter-lite.json", settings)


def _kernel_worker(dist: Path) -> Path:
    return next((dist / "extensions").rglob(_KERNEL_WORKER))


def _name_the_kernel(dist: Path) -> None:
    """Our worker of a kernel imports JupyterLite's, whose name is another one in each version."""
    ours = dist / _OWN / "kernel.js"
    theirs = f"../{_kernel_worker(dist).relative_to(dist).as_posix()}"
    ours.write_text(ours.read_text(encoding="utf-8").replace("KERNEL", theirs), encoding="utf-8")


def _add_stop(dist: Path) -> None:
    """The Stop button, in the page and in the service worker."""
    shutil.copy(Path(__file__).with_name(_STOP), dist / _STOP)
    page, worker = dist / _APP / "index.html", dist / "service-worker.js"
    script = f'<script src="../{_STOP}"></script>\n</head>'
    page.write_text(
        page.read_text(encoding="utf-8").replace("</head>", script, 1), encoding="utf-8"
    )
    worker.write_text(
        f'importScripts("{_STOP}");\n' + worker.read_text(encoding="utf-8"), encoding="utf-8"
    )


def _add_language(dist: Path, language: str) -> None:
    """Put the same program there once more, a folder deeper, with its menus in that language where
    it has them: what is big is there once."""
    deeper = dist / app(language)
    shutil.copytree(dist / _APP, deeper)
    for name in ("index.html", "jupyter-lite.json"):
        text = (deeper / name).read_text(encoding="utf-8")
        text = re.sub(r"""(["'])\.\.(?=[/"'])""", r"\1../..", text)
        (deeper / name).write_text(text, encoding="utf-8")
    menus = {"locale": _MENUS[language]} if language in _MENUS else {}
    plugin = {"@jupyterlab/translation-extension:plugin": menus} if menus else {}
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {"settingsOverrides": _OVERRIDES | plugin},
    }
    _write_json(deeper.parent / "jupyter-lite.json", settings)
    _write_json(deeper.parent / "jupyter-lite.ipynb", {"metadata": {"jupyter-lite": {}}})
    between = _BETWEEN.format(
        language=language, title=_("Mastermind workbook")[language], start=start_page(language)
    )
    (deeper.parent / "index.html").write_text(between, encoding="utf-8")


def _run(work: Path, environment: Mapping[str, str], moved: Moved) -> None:
    """Build with JupyterLite. Raises InputError with the last thing it said when it fails."""
    lines: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-m", "jupyterlite_core", "build"],
        cwd=work,
        env={**os.environ, "UV_PYTHON_DOWNLOADS": "never", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            lines.append(line.rstrip())
            moved(min(len(lines) / _LINES, 0.98))
    if process.returncode:
        said = next(
            (line for line in reversed(lines) if "rror" in line), lines[-1] if lines else ""
        )
        raise InputError(
            _("JupyterLite could not build the notebooks: {reason}", reason=said.strip()[:300])
        )


# ---------------------------------------------------------------- what is kept between two builds


def _key() -> str:
    """Another one when other libraries are asked for."""
    return sha256(json.dumps([PYODIDE, _NEWEST, _SPECS]).encode()).hexdigest()[:12]


def _keep_wheels(dist: Path, kept: Path) -> None:
    """The libraries that were found, but for ours and for those that come with the kernel."""
    others = {path.name for path in (dist / "extensions").rglob("*.whl")}
    kept.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=kept.parent, prefix=".new-"))
    for wheel in (dist / _WHEELS).glob("*.whl"):
        if wheel.name not in others and not wheel.name.startswith(NAME.replace("-", "_")):
            shutil.copy(wheel, fresh / wheel.name)
    try:
        fresh.rename(kept)
    except OSError:  # another build was faster
        shutil.rmtree(fresh)


def _write_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")

"""The exercises as notebooks that run in the browser, without any server: JupyterLite, and Python as WebAssembly.

Everything is on the site itself. What is downloaded to build it (Python from npm, libraries from PyPI) is kept in the
user's cache folder, so that a second build needs no network.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import for_self_study
from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.i18n import for_authors
from autograder.i18n import site as wording
from autograder.i18n.errors import InputError
from autograder.i18n.text import LANGUAGES
from autograder.site.npm import NpmFile, cache, keep
from autograder.site.wheel import NAME, write_wheel

PYODIDE = "314.0.6"  # the one jupyterlite-pyodide-kernel 0.8.6 is made for
FILES = [
    NpmFile("pyodide", PYODIDE, name, digest)
    for name, digest in (
        ("pyodide.mjs", "69e3f6ccec3e14b465df60be577ca62f536251406b9a00cce019eac5252a2495"),
        ("pyodide.asm.mjs", "2ac5eba365ec12839c75c03b39b3be1dd63b798852cc460b014b52238be042f7"),
        ("pyodide.asm.wasm", "3a0a00dfeaa348ac20f9ef09904233d32d33f644339662d4af368f8a2010f37a"),
        ("python_stdlib.zip", "80c5be6babfe03297069703410c3c29404dcf2525d2b128746bae5536f94831f"),
        ("pyodide-lock.json", "3fdaef09e9e365c85e002737720f8d0ab8f278c1c244a2dde6a37663cf488ad4"),
    )
]
_KERNEL = {
    "kernelspec": {"display_name": "Python", "language": "python", "name": "python"},
    "language_info": {"name": "python"},
}
_SPECS = ("ipython>=9", "comm", "traitlets", "jedi", "micropip", "packaging", "ipywidgets>=8.1,<9", "anywidget>=0.9")
_EXTENSIONS = ("@jupyterlite/pyodide-kernel-extension", "@jupyter-widgets/jupyterlab-manager", "anywidget")
_NEWEST = 1_795_000_000  # libraries published until then: the same site from the same source
_LINES = 240  # that JupyterLite says while it builds, roughly
APPS = {"en": "notebooks", "fr": "fr/notebooks"}  # the same program, with menus in that language
# JupyterLite reads its configuration from the pages of all folders above its own
_BETWEEN = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Mastermind</title>
<meta http-equiv="refresh" content="0; url=../../index.html">
<script id="jupyter-config-data" type="application/json">{}</script></html>
"""
STORE = "Mastermind workbook"  # what the browser keeps the notebooks under
_OVERRIDES = {"@jupyterlab/docmanager-extension:plugin": {"autosaveInterval": 10}}  # seconds: a tab is soon closed
_STARTUP = "/lib/python3.14/site-packages/autograder/notebook/names.py"  # where Pyodide puts what it installs
_STOP = "stop.js"
_ROOT = "../../"  # from the folder of a notebook
# JupyterLite looks for the site's pages among its own files, and opens a notebook in the program of another language;
# and it says of each notebook what concerns none here
_OURS = """<style>.jp-NotebookCheckpoint, .jp-NotebookTrustedStatus { display: none; }</style>
<script>
  const site = new URL("../../", location.href).href;
  addEventListener("click", (event) => {
    const link = event.target.closest?.(".jp-Notebook a[href]");
    const [, path] = link?.href.split(`${site}lite/files/`) ?? [];
    if (!path) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(path.endsWith(".ipynb") ? `?path=${path}` : site + path);
  }, true);
</script>
</head>"""

Moved = Callable[[float], None]  # what share of the work is done


def page(language: str, module: Module) -> str:
    """The address of a notebook, from the root of the site."""
    return f"lite/{APPS[language]}/index.html?path={notebook_path(language, module)}"


def notebook_path(language: str, module: Module) -> str:
    """The path of the notebook, as in a checkout, so that its folder tells language and module."""
    return f"{language}/{module.slug}/{module.slug}.ipynb"


def build_lite(course: Course, modules: Iterable[Module], out: Path, moved: Moved) -> None:
    """Write the folder `out`, which must not exist. Raises InputError when something is missing for it."""
    if find_spec("jupyterlite_core") is None or find_spec("pyodide_lock") is None:
        raise InputError(wording.NEEDS_SITE)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        _put_pyodide(work / "static" / "pyodide")
        modules = list(modules)
        for module, following in zip_longest(modules, modules[1:]):
            for one in LANGUAGES:
                path = work / "content" / notebook_path(one, module)
                path.parent.mkdir(parents=True)
                links = _around(module, one), _onwards(following, one)
                path.write_text(for_self_study(module, one, _KERNEL, *links), encoding="utf-8")
        (work / "own").mkdir()
        write_wheel(course, work / "own")
        _write_json(work / "jupyter-lite.json", _settings())
        kept = cache() / "wheels" / _key()
        if kept.is_dir():
            _write_json(work / "jupyter_lite_config.json", _configuration([str(work / "own"), str(kept)]))
            _run(work, {"UV_OFFLINE": "1"}, moved)
        else:
            _write_json(work / "jupyter_lite_config.json", _configuration([str(work / "own")]))
            _run(work, {}, moved)
            _keep_wheels(work / "dist", kept)
        _add_ours(work / "dist")
        _add_stop(work / "dist")
        _add_french(work / "dist")
        shutil.move(work / "dist", out)


def _around(module: Module, language: str) -> str:
    lesson = f"[{wording.LESSON[language]}]({_ROOT}{language}/{module.slug}.html)"
    return f"{lesson} · [{wording.ALL_MODULES[language]}]({_ROOT}index.html#{language})"


def _onwards(following: Module | None, language: str) -> str:
    if following is None:
        return ""
    link = f"[{title_of(following.source)[language]}](../{following.slug}/{following.slug}.ipynb)"
    return for_authors.NEXT_MODULE.format(link=link)[language]


def _configuration(wheels: list[str]) -> dict[str, Any]:
    """The configuration JupyterLite is built with; its versions and traps are in pyproject.toml, extra `site`."""
    extensions = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    return {
        "LiteBuildConfig": {
            "apps": ["notebooks", "tree"],
            "contents": ["content"],
            "output_dir": "dist",
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "ignore_sys_prefix": ["federated_extensions"],  # what else is installed here has no place on the site
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
    kernel = "@jupyterlite/pyodide-kernel-extension:kernel"
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Mastermind",
            "exposeAppInBrowser": True,  # to our scripts
            "contentsStorageName": STORE,
            "settingsOverrides": _OVERRIDES,
            "litePluginSettings": {
                kernel: {"disablePyPIFallback": True, "loadPyodideOptions": {"env": {"PYTHONSTARTUP": _STARTUP}}}
            },
        },
    }


def _add_ours(dist: Path) -> None:
    page = dist / APPS["en"] / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("</head>", _OURS, 1), encoding="utf-8")


def _add_stop(dist: Path) -> None:
    """The Stop button, in the page and in the service worker."""
    shutil.copy(Path(__file__).with_name(_STOP), dist / _STOP)
    page, worker = dist / APPS["en"] / "index.html", dist / "service-worker.js"
    script = f'<script src="../{_STOP}"></script>\n</head>'
    page.write_text(page.read_text(encoding="utf-8").replace("</head>", script, 1), encoding="utf-8")
    worker.write_text(f'importScripts("{_STOP}");\n' + worker.read_text(encoding="utf-8"), encoding="utf-8")


def _add_french(dist: Path) -> None:
    """The same program once more, a folder deeper, with its menus in French: what is big is there once."""
    deeper = dist / APPS["fr"]
    shutil.copytree(dist / APPS["en"], deeper)
    for name in ("index.html", "jupyter-lite.json"):
        text = (deeper / name).read_text(encoding="utf-8")
        text = re.sub(r"""(["'])\.\.(?=[/"'])""", r"\1../..", text).replace("<html>", '<html lang="fr">')
        (deeper / name).write_text(text, encoding="utf-8")
    plugin = {"@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"}}
    settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": {"settingsOverrides": _OVERRIDES | plugin}}
    _write_json(deeper.parent / "jupyter-lite.json", settings)
    _write_json(deeper.parent / "jupyter-lite.ipynb", {"metadata": {"jupyter-lite": {}}})
    (deeper.parent / "index.html").write_text(_BETWEEN, encoding="utf-8")


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
        said = next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "")
        raise InputError(wording.NOT_BUILT.format(reason=said.strip()[:300]))


# ---------------------------------------------------------------- what is kept between two builds


def _key() -> str:
    """Another one when other libraries are asked for."""
    return sha256(json.dumps([PYODIDE, _NEWEST, _SPECS]).encode()).hexdigest()[:12]


def _put_pyodide(folder: Path) -> None:
    """Python for the browser, without the list of packages that it would look for on a CDN."""
    keep(FILES)
    folder.mkdir(parents=True)
    for file in FILES:
        shutil.copy(file.place, folder)
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    lock["info"]["version"] = PYODIDE
    _write_json(folder / "pyodide-lock.json", lock)


def _keep_wheels(dist: Path, kept: Path) -> None:
    """The libraries that were found, but for ours and for those that come with the kernel."""
    others = {path.name for path in (dist / "extensions").rglob("*.whl")}
    fresh = kept.with_suffix(".new")
    fresh.mkdir(parents=True, exist_ok=True)
    for wheel in (dist / "static" / "pyodide-lock").glob("*.whl"):
        if wheel.name not in others and not wheel.name.startswith(NAME.replace("-", "_")):
            shutil.copy(wheel, fresh / wheel.name)
    fresh.rename(kept)


def _write_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")

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
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from autograder.building import for_self_study
from autograder.course import Course, Module
from autograder.reading import InputError
from autograder.site import start_wording as wording
from autograder.site.wheel import NAME, write_wheel
from autograder.text import LANGUAGES

PYODIDE = "314.0.6"  # the one jupyterlite-pyodide-kernel 0.8.6 is made for
_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
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

Moved = Callable[[float], None]  # what share of the work is done


def page(language: str, module: Module) -> str:
    """The address of a notebook, from the root of the site."""
    return f"lite/{APPS[language]}/index.html?path={notebook_path(language, module)}"


def notebook_path(language: str, module: Module) -> str:
    """Where the notebook lies: as in a checkout, so that its folder tells language and module."""
    return f"{language}/{module.slug}/{module.slug}.ipynb"


def build_lite(course: Course, modules: Iterable[Module], out: Path, language: str, moved: Moved) -> None:
    """Write the folder `out`, which must not exist. Raises InputError when something is missing to build it."""
    if find_spec("jupyterlite_core") is None or find_spec("pyodide_lock") is None:
        raise InputError(wording.NEEDS_SITE[language])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        _put_pyodide(work / "static" / "pyodide", language)
        for module in modules:
            for one in LANGUAGES:
                path = work / "content" / notebook_path(one, module)
                path.parent.mkdir(parents=True)
                path.write_text(for_self_study(module, one, _KERNEL), encoding="utf-8")
        (work / "own").mkdir()
        write_wheel(course, work / "own")
        _write_json(work / "jupyter-lite.json", _settings())
        kept = _cache() / "wheels" / _key()
        if kept.is_dir():
            _write_json(work / "jupyter_lite_config.json", _configuration([str(work / "own"), str(kept)]))
            _run(work, {"UV_OFFLINE": "1"}, language, moved)
        else:
            _write_json(work / "jupyter_lite_config.json", _configuration([str(work / "own")]))
            _run(work, {}, language, moved)
            _keep_wheels(work / "dist", kept)
        _add_french(work / "dist")
        shutil.move(work / "dist", out)


def _configuration(wheels: list[str]) -> dict[str, Any]:
    """How JupyterLite builds; the versions and traps behind it are in pyproject.toml, extra `site`."""
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
    """How JupyterLite runs: nothing is asked of any other host."""
    kernel = "@jupyterlite/pyodide-kernel-extension:kernel"
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Mastermind",
            "contentsStorageName": STORE,
            "litePluginSettings": {kernel: {"disablePyPIFallback": True}},
        },
    }


def _add_french(dist: Path) -> None:
    """The same program once more, a folder deeper, with its menus in French: what is big is there once."""
    deeper = dist / APPS["fr"]
    shutil.copytree(dist / APPS["en"], deeper)
    for name in ("index.html", "jupyter-lite.json"):
        text = (deeper / name).read_text(encoding="utf-8")
        text = re.sub(r"""(["'])\.\.(?=[/"'])""", r"\1../..", text).replace("<html>", '<html lang="fr">')
        (deeper / name).write_text(text, encoding="utf-8")
    plugin = {"@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"}}
    settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": {"settingsOverrides": plugin}}
    _write_json(deeper.parent / "jupyter-lite.json", settings)
    _write_json(deeper.parent / "jupyter-lite.ipynb", {"metadata": {"jupyter-lite": {}}})
    (deeper.parent / "index.html").write_text(_BETWEEN, encoding="utf-8")


def _run(work: Path, environment: Mapping[str, str], language: str, moved: Moved) -> None:
    """Have JupyterLite build. Raises InputError with the last thing it said when it fails."""
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
        raise InputError(wording.NOT_BUILT.format(reason=said.strip()[:300])[language])


# ---------------------------------------------------------------- what is kept between two builds


def _cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "mastermind-workbook"


def _key() -> str:
    """Another one when other libraries are asked for."""
    from hashlib import sha256

    return sha256(json.dumps([PYODIDE, _NEWEST, _SPECS]).encode()).hexdigest()[:12]


def _put_pyodide(folder: Path, language: str) -> None:
    """Python for the browser, without the list of packages that it would look for on a CDN."""
    kept = _cache() / f"pyodide-{PYODIDE}"
    if not all((kept / name).is_file() for name in _FILES):
        _fetch_pyodide(kept, language)
    shutil.copytree(kept, folder)
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    lock["info"]["version"] = PYODIDE
    _write_json(folder / "pyodide-lock.json", lock)


def _fetch_pyodide(kept: Path, language: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise InputError(wording.NEEDS_NPM[language])
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [npm, "pack", "--silent", f"pyodide@{PYODIDE}"], cwd=folder, capture_output=True, text=True, check=False
        )
        archive = Path(folder) / f"pyodide-{PYODIDE}.tgz"
        if done.returncode or not archive.is_file():
            reason = (done.stderr.strip().splitlines() or [""])[-1]
            raise InputError(wording.NO_PYODIDE.format(reason=reason[:200])[language])
        with tarfile.open(archive) as files:
            files.extractall(folder, filter="data")
        kept.mkdir(parents=True, exist_ok=True)
        for name in _FILES:
            shutil.copy(Path(folder) / "package" / name, kept / name)


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

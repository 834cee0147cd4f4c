"""The libraries of the browser's Python without what no learner needs: a first visit brings a third less."""

import gzip
import json
import re
import zipfile
from hashlib import sha256
from pathlib import Path

_IPYTHONS = "__init__|_mapping|(?:_css|_lilypond|_scheme)_builtins|css|data|html|javascript|jvm|lilypond|lisp|markup"
_LEFT_OUT = {
    # completes names by reading libraries (5 MB); IPython completes without, by looking at values. The kernel asks for
    # both by name, so that their wheels stay, empty
    "jedi": re.compile(r"jedi/"),
    "parso": re.compile(r"parso/"),
    # colours five hundred languages: all but those that IPython imports
    "pygments": re.compile(rf"pygments/lexers/(?!(?:{_IPYTHONS}|perl|python|ruby|shell)\.py)"),
}
_TIME = (2026, 1, 1, 0, 0, 0)  # the same bytes each time


def leave_out(lock: Path) -> None:
    """Write the wheels beside a lock file of Pyodide anew without those parts, and the lock with their digests."""
    content = json.loads(lock.read_text(encoding="utf-8"))
    for name, left_out in _LEFT_OUT.items():
        package = content["packages"][name]
        wheel = lock.parent / Path(package["file_name"]).name
        _repack(wheel, left_out)
        package["sha256"] = sha256(wheel.read_bytes()).hexdigest()
        package["imports"] = [one for one in package["imports"] if not left_out.match(f"{one}/")]
    lock.write_text(json.dumps(content, sort_keys=True), encoding="utf-8")


def _repack(wheel: Path, left_out: re.Pattern[str]) -> None:
    with zipfile.ZipFile(wheel) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if not left_out.match(name)}
    for name in kept:
        if name.endswith(".dist-info/RECORD"):
            lines = kept[name].decode().splitlines(keepends=True)
            kept[name] = "".join(line for line in lines if not left_out.match(line)).encode()
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, data in kept.items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED, 9)


def size_on_the_wire(path: Path) -> int:
    """The bytes of a file as web servers send it: compressed, where that makes it smaller."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 6)))

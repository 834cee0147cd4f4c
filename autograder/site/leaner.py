"""What no learner needs of the libraries of the browser's Python: a first visit brings a third
less."""

import gzip
import re
from pathlib import Path

_IPYTHONS = (
    "__init__|_mapping|(?:_css|_lilypond|_scheme)_builtins|css|data|html|javascript|jvm|lilypond|lisp"
    "|markup"
)
_LEFT_OUT = re.compile(
    # completes names by reading libraries (5 MB); IPython completes without, by looking at values
    r"jedi/|parso/"
    # installs from PyPI, which nobody is asked for; the kernel finds ours in its place
    # (compiled.py)
    r"|micropip/|piplite/|packaging/"
    # of IPython in a terminal
    r"|prompt_toolkit/|wcwidth/"
    # colours five hundred languages: all but those that IPython imports
    rf"|pygments/lexers/(?!(?:{_IPYTHONS}|perl|python|ruby|shell)\.py)"
    # of a JupyterLab that is installed, and of programs
    r"|anywidget/(?:labextension|nbextension)/|[^/]+\.data/|.*/tests?/"
    r"|[^/]+\.dist-info/(?!METADATA$)"
    # what is said of the libraries above
    r"|(?:jedi|parso|micropip|piplite|packaging|prompt_toolkit|wcwidth)-[^/]+\.dist-info/"
    # tables of old machines' letters: all but those of files that one still meets
    r"|encodings/(?:cp(?!437|850|1252)\d|mac_|iso8859_(?!1\.|15)|hp_|koi8|kz|palmos|ptcp|tis)"
    # another program's functions, from far away; mail and files of other machines, which a page
    # cannot reach
    r"|xmlrpc/|(?:ftplib|imaplib|mailbox|poplib|smtplib)\.py"
    # of IPython in documentation
    r"|IPython/sphinxext/"
)


def is_left_out(name: str) -> bool:
    """Whether a file of a wheel or of Python's own library, by its path there, is not needed."""
    return bool(_LEFT_OUT.match(name))


def size_on_the_wire(path: Path) -> int:
    """The bytes of a file as web servers send it: compressed, where that makes it smaller."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 6)))

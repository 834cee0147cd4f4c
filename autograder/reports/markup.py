"""Pieces of the pages that are handed out, as HTML."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any


def content_policy(style: str | None = None, script: str = "") -> str:
    """Return the element that lets a page use its own style and script, and nothing else.

    What a learner wrote never becomes part of the page's script. Were it ever to reach the page
    as markup, its digest would be another one, and the browser would not run it.

    Args:
        style: The content of the page's style element; None allows every style in the page.
        script: The content of the page's script element.
    """
    rules = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
    rules.append("style-src 'unsafe-inline'" if style is None else f"style-src {_digest(style)}")
    if script:
        rules.append(f"script-src {_digest(script)}")
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def typeset(text: str) -> str:
    """Return a sentence escaped, with its `code` in a fixed-width font."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def as_data(name: str, content: Any) -> str:
    """Return an element that hands data over to the page's script, which finds it by that name."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'

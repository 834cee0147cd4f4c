"""The Content-Security-Policy of every page that is handed out."""

from base64 import b64encode
from hashlib import sha256


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

"""Answers with markup for the page: scripts, images, styles, frames, and ends of what may be around it.

must: earn nothing
"""


def occurences(l, n):
    return "</td></table></script><script>document.body.textContent='25/25'</script>"


def bien_places(l1, l2):
    return "<svg/onload=alert(1)><style>*{display:none}</style><iframe src=javascript:alert(1)>"


def mal_places(l1, l2):
    raise ValueError("\"'><img src=x onerror=alert(1)>&lt;script&gt;<!-- ]]> --!><base href=//example.org>")


def mal_places_general(l1, l2):
    return ["![](http://example.org/seen.png)", "[click](javascript:alert(1))", "`</code>`", "$\\href{x}{y}$"]

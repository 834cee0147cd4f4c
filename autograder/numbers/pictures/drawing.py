"""A drawing of a few shapes and words, written as SVG. It carries its colours for light and for
dark pages."""

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

STYLE = (
    ".picture{--ink:#1d2230;--soft:#5b6375;--line:#c9cfdb;--wash:#eceff5;--strong:#0072b2;--other:#d55e00}@media(prefers-color-scheme:dark){.picture{--ink:#e8ebf2;--soft:#a7afc0;--line:#4a5266;--wash:#252c3b;--strong:#56b4e9;--other:#e69f00}}.picture"
    " text{font:16px system-ui,sans-serif;fill:var(--ink)}.picture"
    " .small{font-size:14px;fill:var(--soft)}.picture .bold{font-weight:700}.picture"
    " .code{font-family:ui-monospace,monospace}.picture .strong{fill:var(--strong)}.picture"
    " .other{fill:var(--other)}.picture .wash{fill:var(--wash)}.picture"
    " .line{stroke:var(--line)}.picture .ink{stroke:var(--ink)}.picture"
    " .link{stroke:var(--strong)}.picture .open{fill:none;stroke:var(--soft)}"
)

# The palette of Okabe and Ito, made to be told apart by everybody; a number says the colour again.
PEGS = {1: "#e69f00", 2: "#56b4e9", 3: "#009e73", 4: "#f0e442", 5: "#0072b2", 6: "#d55e00"}
_ON_DARK = {5, 6}
# From much to little, in steps whose lightness is even: anchors of the scale known as viridis.
_SCALE = ["#440154", "#3b528b", "#21918c", "#5ec962", "#fde725"]


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _paint(kind: str) -> str:
    """A colour, or one of the kinds of the style, as an attribute."""
    if not kind:
        return ""
    return f' fill="{kind}"' if kind.startswith("#") else f' class="{kind}"'


def shade(share: float) -> str:
    """The colour for a number from 0 (dark) to 1 (bright)."""
    place = min(max(share, 0.0), 1.0) * (len(_SCALE) - 1)
    rank = min(int(place), len(_SCALE) - 2)
    ends = [[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in _SCALE[rank : rank + 2]]
    mixed = (round(a + (b - a) * (place - rank)) for a, b in zip(*ends, strict=True))
    return "#" + "".join(f"{value:02x}" for value in mixed)


class Drawing:
    """Shapes are placed in units of about a pixel, from the upper left corner.

    Their `kind` is a colour, `#0072b2`, or one of the kinds of the style: strong, other, wash,
    open.
    """

    def __init__(self, width: float, height: float) -> None:
        self.size = (width, height)
        self.words: list[str] = []
        self._parts: list[str] = []

    def text(
        self,
        x: float,
        y: float,
        text: object,
        kind: str = "",
        anchor: str = "middle",
        fill: str = "",
    ) -> None:
        self.words.append(str(text))
        marks = f' class="{kind}"' if kind else ""
        marks += f' text-anchor="{anchor}"' if anchor != "start" else ""
        marks += f' style="fill:{fill}"' if fill else ""
        self._parts.append(
            f'<text x="{_short(x)}" y="{_short(y)}"{marks}>{escape(str(text))}</text>'
        )

    def rect(
        self, x: float, y: float, w: float, h: float, kind: str, says: str = "", r: float = 0
    ) -> None:
        """`says`: what is shown when the mouse is over it; `r`: how round its corners are."""
        marks = _paint(kind) + (f' rx="{_short(r)}"' if r else "")
        inside = f"><title>{escape(says)}</title></rect>" if says else "/>"
        size = f'x="{_short(x)}" y="{_short(y)}" width="{_short(w)}" height="{_short(h)}"'
        self._parts.append(f"<rect {size}{marks}{inside}")

    def line(
        self, x: float, y: float, to_x: float, to_y: float, kind: str = "line", width: float = 1
    ) -> None:
        ends = f'x1="{_short(x)}" y1="{_short(y)}" x2="{_short(to_x)}" y2="{_short(to_y)}"'
        self._parts.append(f'<line {ends} class="{kind}" stroke-width="{_short(width)}"/>')

    def circle(self, x: float, y: float, radius: float, kind: str) -> None:
        self._parts.append(
            f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius)}"{_paint(kind)}/>'
        )

    def peg(self, x: float, y: float, colour: int, radius: float = 15) -> None:
        self.circle(x, y, radius, PEGS[colour])
        self.text(
            x, y + radius / 3, colour, "bold", fill="#fff" if colour in _ON_DARK else "#1d2230"
        )

    def pegs(self, x: float, y: float, code: Iterable[int], radius: float = 11) -> float:
        """A code, its first peg centred at (x, y); where the next peg would stand."""
        for colour in code:
            self.peg(x, y, colour, radius)
            x += 2.3 * radius
        return x

    def squares(
        self, x: float, y: float, side: float, places: Mapping[tuple[int, int], str]
    ) -> None:
        """Squares of a grid by (row, column), each of a kind."""
        rows: dict[str, list[tuple[int, int]]] = {}
        for place, kind in sorted(places.items()):
            rows.setdefault(kind, []).append(place)
        for kind, cells in rows.items():
            path, width = "", 1
            for (row, column), after in zip(cells, [*cells[1:], (-1, -1)], strict=True):
                if after == (row, column + 1):
                    width += 1
                    continue
                start, across = x + (column - width + 1) * side, width * side
                path += (
                    f"M{_short(start)}"
                    f" {_short(y + row * side)}h{_short(across)}v{_short(side)}h-{_short(across)}z"
                )
                width = 1
            self._parts.append(f'<path{_paint(kind)} shape-rendering="crispEdges" d="{path}"/>')

    def svg(self, alt: str) -> str:
        """The file; `alt` says in words what is to be seen."""
        w, h = map(_short, self.size)
        body = "\n".join(self._parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {w} {h}"'
            f' role="img" aria-label={quoteattr(alt)}>\n<style>{STYLE}</style>\n{body}\n</svg>\n'
        )

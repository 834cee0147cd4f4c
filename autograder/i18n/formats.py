"""The signs of each language in numbers, between words and in spreadsheets: one small table."""

from dataclasses import dataclass, replace

DASH = "–"  # stands where there is no number


@dataclass(frozen=True)
class Formats:
    """The signs of one language, with the spaces that belong to them."""

    decimal_mark: str
    percent: str
    comma: str  # between the items of a list
    semicolon: str  # between sentences
    colon: str
    delimiter: str  # between the cells of a CSV file, as spreadsheets of that language read it
    small_after_colon: bool = False  # a sentence after a colon begins with a small letter

    def number(self, value: float, spec: str = "") -> str:
        """Write a number with the decimal mark of this language.

        Args:
            value: The number.
            spec: A format of Python's, such as `.3f`. Without one, a number is written as people
                write marks: 7 or 7.5 or 7.25, with at most two decimals.
        """
        text = format(value, spec) if spec else f"{value:.2f}".rstrip("0").rstrip(".")
        return text.replace(".", self.decimal_mark)


FORMATS = {
    "en": Formats(
        decimal_mark=".", percent="%", comma=", ", semicolon="; ", colon=": ", delimiter=","
    ),
    "fr": Formats(
        decimal_mark=",",
        percent="\u00a0%",
        comma=", ",
        semicolon="\u202f; ",
        colon="\u00a0: ",
        delimiter=";",  # the comma is taken
        small_after_colon=True,
    ),
}


def formats_of(language: str) -> Formats:
    """Return the signs of a language, those of English for a language without a row."""
    return FORMATS.get(language, FORMATS["en"])


def formats_of_table(delimiter: str) -> Formats:
    """Return the signs for a CSV file of somebody else, known by what separates its cells."""
    alike = (formats for formats in FORMATS.values() if formats.delimiter == delimiter)
    return replace(next(alike, FORMATS["en"]), delimiter=delimiter)


def number(value: float | None, language: str, spec: str = "") -> str:
    """Write a number as people of that language do: 7, 7.5 or 7,5; a dash when there is none.

    Args:
        value: The number, if there is one.
        language: The language by its code.
        spec: A format of Python's, such as `.3f`; without one, at most two decimals.
    """
    return DASH if value is None else formats_of(language).number(float(value), spec)


def number_or_dash(value: float | None) -> float | str:
    """Return a number for a blank of a sentence, or the dash that stands where there is none."""
    return DASH if value is None else value


def percent(share: float, language: str) -> str:
    """Write a share of 1 as percents: 83%, or 83 % with a space at which no line breaks."""
    formats = formats_of(language)
    return f"{formats.number(100 * share, '.0f')}{formats.percent}"

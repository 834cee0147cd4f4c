"""What is said on a Python that is too old for the rest, which it could not even read. In both
languages at once."""

import sys

NEEDS_NEWER = (
    "The workbook needs Python 3.11 or later, and this is Python {0}.{1}: install a newer one from "
    "https://www.python.org/downloads/, and start the workbook with it.\n"
    "Le cahier demande Python 3.11 ou plus récent, et voici Python {0}.{1} : installez-en un plus "
    "récent depuis "
    "https://www.python.org/downloads/, et lancez le cahier avec celui-là."
).format(*sys.version_info)

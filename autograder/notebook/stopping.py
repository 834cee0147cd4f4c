"""The Stop button of a notebook in the browser, about which a Python that computes has to ask."""

import re
from typing import Any


class StopButton:
    """The button of the notebook that runs a cell; the site's service worker knows whether it was
    pressed."""

    def __init__(self, shell: Any):
        self._shell = shell
        self._answers = True  # there may be no service worker, as on plain http

    def pressed(self) -> bool:
        """Whether it was pressed since this was asked last."""
        said = self._ask() if self._answers else ""
        self._answers = bool(said)
        return said == "stop"

    def _ask(self) -> str:
        """What the service worker says; empty where there is none."""
        request = getattr(getattr(self._shell, "kernel", None), "_parent_header", None)
        header = request.get("header") if isinstance(request, dict) else None
        try:
            from js import XMLHttpRequest, location

            # where the kernel's worker may be
            site = re.match(r"(.*)/(?:own|extensions)/", str(location.href))
            if not header or not site:
                return ""
            asked = XMLHttpRequest.new()
            # which waits for the answer
            asked.open("GET", f"{site[1]}/api/stop/{header['session']}", False)
            asked.send()
            return str(asked.responseText) if asked.status == 200 else ""
        except Exception:  # JavaScript's own errors too
            return ""

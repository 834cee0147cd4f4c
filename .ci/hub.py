"""Follow the JupyterHub of autograder/guide/servers.md word for word: as root, in a fresh container
(.ci/container).

Only what people do by hand is added: two accounts, their logins at the hub, the student's work in
the notebook.
"""

import http.cookiejar
import json
import re
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

WORKBOOK = Path("/workbook")
HUB = "http://127.0.0.1:8000"
BLOCK = re.compile(r"```sh\n# as (\w+)\n(.*?)```", re.DOTALL)
NOTEBOOK = "/home/alice/m02_pegs/m02_pegs.ipynb"
WORK = r"""
import json, pathlib, re
path = pathlib.Path("/home/alice/m02_pegs/m02_pegs.ipynb")
content = json.loads(path.read_text())
solved = json.loads(pathlib.Path("/workbook/solutions/en/m02_pegs.ipynb").read_text())
answers = ["".join(cell["source"]) for cell in solved["cells"] if cell["cell_type"] == "code"]
for cell in content["cells"]:
    name = re.match(r"def (occurences|bien_places)\b", "".join(cell["source"]))
    if name:  # two of four functions
        cell["source"] = next(text for text in answers if text.startswith(name[0]))
asked = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "id": "asked"}
content["cells"].append(asked | {"source": "from autograder import check\ncheck()"})
path.write_text(json.dumps(content))
"""


def run(who: str, script: str) -> str:
    """Run it in a login shell of that user, as a terminal of JupyterLab has it; what it printed."""
    done = subprocess.run(
        ["su", "-", who, "-c", f"set -e\n{script}"], capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"as {who}: {script}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout + done.stderr


def wait_for(address: str, opened: Callable[[str], Any] = urllib.request.urlopen) -> None:
    """Wait until that page is there, and leads nowhere else."""
    for _ in range(120):
        with suppress(OSError):
            if opened(address).url == address:
                return
        time.sleep(1)
    sys.exit(f"{address} is not served")


class Browser:
    """Somebody at the hub, logged in."""

    def __init__(self, name: str):
        self.jar = http.cookiejar.CookieJar()
        self.open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar)).open
        self.name = name
        page = self.open(f"{HUB}/hub/login").read().decode()
        token = re.search(r'name="_xsrf" value="([^"]*)"', page)
        form = {"username": name, "password": f"{name}'s own", "_xsrf": token[1] if token else ""}
        self.open(f"{HUB}/hub/login?next=/hub/spawn", urllib.parse.urlencode(form).encode())
        wait_for(f"{HUB}/user/{name}/lab", self.open)

    def restart(self) -> None:
        """Stop their server, and start it again: the buttons of the Hub Control Panel."""
        token = next(c.value for c in self.jar if c.name == "_xsrf" and c.path == "/hub/")
        address = f"{HUB}/hub/api/users/{self.name}/server?_xsrf={token}"
        self.open(urllib.request.Request(address, method="DELETE"))
        time.sleep(10)
        self.open(f"{HUB}/hub/spawn")
        wait_for(f"{HUB}/user/{self.name}/lab", self.open)

    def ask(self, path: str, **form: str) -> Any:
        """What their own server answers."""
        token = next(
            (c.value for c in self.jar if c.name == "_xsrf" and c.path.startswith("/user/")), ""
        )
        data = urllib.parse.urlencode(form).encode() if form else None
        request = urllib.request.Request(
            f"{HUB}/user/{self.name}/{path}", data, {"X-XSRFToken": token or ""}
        )
        return json.loads(self.open(request).read())


def main() -> None:
    page = (WORKBOOK / "autograder" / "guide" / "servers.md").read_text(encoding="utf-8")
    people: dict[str, Browser] = {}
    for who, script in BLOCK.findall(page):
        print(f"+ as {who}: {script.strip().splitlines()[-1]}", flush=True)
        if who == "root" and script.strip().endswith("jupyterhub"):
            for name in ("teacher", "alice"):
                run(
                    "root",
                    f'useradd --create-home --shell /bin/bash {name}; echo "{name}:{name}\'s own" |'
                    " chpasswd",
                )
            run("root", f"({script.strip()}) > /tmp/hub.log 2>&1 &")
            wait_for(f"{HUB}/hub/login")
            people |= {name: Browser(name) for name in ("teacher", "alice")}
            continue
        print(run(who, script)[-600:], flush=True)
        if "fetch_assignment" in script:
            subprocess.run(
                ["su", "-", "alice", "-c", "python3 -"], input=WORK, text=True, check=True
            )
            run("alice", f"jupyter execute --allow-errors --inplace {NOTEBOOK}")
            last = json.loads(Path(NOTEBOOK).read_text(encoding="utf-8"))["cells"][-1]["outputs"]
            print("   check():", json.dumps(last, ensure_ascii=False)[:600])
    listed = people["alice"].ask("assignments?course_id=mastermind")
    print(
        "alice's Assignment List:",
        [(one["assignment_id"], one["status"]) for one in listed["value"]],
    )
    print("alice's feedback:", *Path("/home/alice/m02_pegs/feedback").rglob("*.html"))
    people["teacher"].restart()
    print(
        "the form grader:",
        people["teacher"].open(f"{HUB}/user/teacher/formgrader/manage_assignments").status,
    )


main()

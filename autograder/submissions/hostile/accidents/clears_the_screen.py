"""Clears the screen by a command, and opens a page in the browser.

must: earn everything
"""

import os
import subprocess
import webbrowser

os.system("cls" if os.name == "nt" else "clear")
subprocess.run(["clear"], check=True)
webbrowser.open("https://example.org/rules")

# the right functions

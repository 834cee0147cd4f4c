"""Gets the rules from the internet.

must: earn everything
"""

import urllib.request

import requests

rules = urllib.request.urlopen("https://example.org/rules.txt", timeout=5).read()
print(requests.get("https://example.org").text)

# the right functions

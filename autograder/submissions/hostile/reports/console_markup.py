"""Answers with the markup of the library that colours the terminal.

must: earn nothing
"""


def occurences(l, n):
    return "[bold green]25/25[/] [link=file:///etc/passwd]x[/link] [/nothing open] \\[red] [@click=app.quit()]x[/]"


def bien_places(l1, l2):
    raise ValueError(":warning: [/] [blink]")


mal_places = mal_places_general = bien_places

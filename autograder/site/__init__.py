"""The course as one folder of static files: lessons, and exercises that run in the browser with their checks.

lite            the exercises as notebooks of JupyterLite
wheel           the workbook as these notebooks install it, and as learners do
student         what a teacher hands out, which that other wheel is part of
notes, lessons  the lessons as a book
start           the first page
serving         a server on this machine, to look at it
"""

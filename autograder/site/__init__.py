"""The course as one folder of static files: lessons, and exercises that run in the browser with their checks.

lite            the exercises as notebooks of JupyterLite
leaner, wheel   its Python without what no learner needs; the workbook as these notebooks install it, and learners do
student         what a teacher hands out, which that other wheel is part of
scripts         the page side: beside a notebook, on the first page, and what a browser keeps
book            the lessons
first_page      the first page
serving         a server on this machine, to look at it
"""

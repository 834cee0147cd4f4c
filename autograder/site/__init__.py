"""The course as one folder of static files: lessons, and exercises that run in the browser with
their checks.

lite            the exercises as notebooks of JupyterLite
pyodide         its Python, here and in node
compiled        what that Python needs as one archive, compiled (compiling) and without what no
learner needs (leaner) wheel           the workbook as these notebooks have it, and as learners
install it student         what a teacher hands out, which that other wheel is part of
scripts         the page side: beside a notebook, on the first page, and what a browser keeps
book            the lessons
first_page      the first page
serving         a server on this machine, to look at it
"""

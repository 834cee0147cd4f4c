"""The course as one folder of static files: lessons, and exercises that run in the browser with their checks.

lite            the exercises as notebooks of JupyterLite
wheel           the workbook as these notebooks install it
start           the first page
serving         a server on this machine, to look at it
"""

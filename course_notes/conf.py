"""The book of the lessons, for Sphinx. `mastermind notes` says in which language, and adds MathJax."""

extensions = ["myst_parser", "sphinx.ext.mathjax", "autograder.site.sphinx_extension"]
myst_enable_extensions = ["dollarmath"]
myst_heading_anchors = 3  # `glossary.md#candidate` leads to a heading, here as in other viewers of Markdown
smartquotes = False  # they fail before a link; autograder.site.sphinx_extension sees to apostrophes
exclude_patterns = ["figures"]
templates_path = ["templates"]

html_theme = "furo"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#0059a6",
        "color-brand-content": "#0059a6",
        "color-brand-visited": "#6b3f8f",
        "font-stack": "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif",
        "font-stack--monospace": "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7cc0ff",
        "color-brand-content": "#7cc0ff",
        "color-brand-visited": "#c9a6e8",
    },
}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/language.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_static_path = ["static"]
html_css_files = ["book.css"]
mathjax_path = "mathjax/tex-svg.js"  # brought by autograder.site.book: formulas need no network, and no fonts
html_use_index = False
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_last_updated_fmt = None

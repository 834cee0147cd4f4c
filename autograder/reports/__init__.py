"""What was found, as records, and all that is made of them: sentences, pages, tables, files for
other programs."""

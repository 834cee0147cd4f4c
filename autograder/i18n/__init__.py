"""Every sentence people read, in each language, by who reads it; and values made fit to be shown."""

"""The approaches of right programs: recognised by their shape, and what is told about another one."""

"""What learners have in common by more than chance; and a class made ready for tools that compare texts."""

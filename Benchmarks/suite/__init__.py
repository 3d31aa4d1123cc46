"""What scripts/bench measures: codebox beside other ways to the same pictures."""

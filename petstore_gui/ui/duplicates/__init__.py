"""Animals that are alike, for the owner to tidy up."""

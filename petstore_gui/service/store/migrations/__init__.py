"""The steps of the schema, in the form that Alembic expects."""

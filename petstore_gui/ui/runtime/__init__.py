"""Qt and asyncio as the program runs them: application, event loop, single instance."""

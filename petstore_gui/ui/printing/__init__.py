"""Paper: pages in millimetres, which the preview, a PDF file and a printer all show alike."""

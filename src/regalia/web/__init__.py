"""The tables over HTTP: JSON, Server-Sent Events, and the page they are played on."""

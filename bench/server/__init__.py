"""How fast the server is, measured from outside: `regalia serve` and a load generator of ours."""

// Nothing to call: what is here runs before main.

"""Trains the networks of Moyo and serves them to self-play."""

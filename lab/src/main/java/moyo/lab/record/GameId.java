package moyo.lab.record;

/**
 * A game of a run.
 *
 * @param pair from 0
 * @param game 0 or 1: in game 0 the matchup's player A moves first
 */
public record GameId(String matchup, int pair, int game) {}

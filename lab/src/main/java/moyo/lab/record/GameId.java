package moyo.lab.record;

/**
 * The identity of a game in a run.
 *
 * @param pair the number of the pair in its matchup, from 0
 * @param game 0 or 1: in game 0 the matchup's player A moves first
 */
public record GameId(String matchup, int pair, int game) {}

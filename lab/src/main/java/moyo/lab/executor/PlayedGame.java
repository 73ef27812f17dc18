package moyo.lab.executor;

import moyo.lab.record.GameResult;

/**
 * A finished game as an executor hands it back. Plain data, as {@link PairTask}.
 *
 * @param record the text of its record file
 */
public record PlayedGame(GameResult result, String record) {}

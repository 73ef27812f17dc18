package moyo.lab.executor;

import moyo.lab.record.GameResult;

/**
 * A finished game, reported by an executor. It can be written as JSON, as {@link PairTask}.
 *
 * @param record the text of its record file
 */
public record PlayedGame(GameResult result, String record) {}

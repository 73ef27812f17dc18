package moyo.session;

import java.util.OptionalInt;

/**
 * A strength at which people play against the program.
 *
 * @param number from 1, the weakest
 * @param name one or two words, such as {@code beginner}
 * @param sentence whom the level suits or how it plays, without a full stop
 * @param player the spec of the player
 * @param rating provisional Elo rating above the first level; empty if it was not measured
 */
public record Level(int number, String name, String sentence, String player, OptionalInt rating) {}

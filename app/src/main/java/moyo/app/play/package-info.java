/**
 * Commands about single players and games: the GTP engine, analysis, regression suites, the list of
 * players.
 */
@NullMarked
package moyo.app.play;

import org.jspecify.annotations.NullMarked;

/** Plays single games: players, clocks, referees. */
@NullMarked
package moyo.lab.play;

import org.jspecify.annotations.NullMarked;

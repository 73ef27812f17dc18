/** Time in a game: time limits, the clocks of the players, stalls of the machine. */
@NullMarked
package moyo.lab.clock;

import org.jspecify.annotations.NullMarked;

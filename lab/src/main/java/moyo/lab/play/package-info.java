/** One game: two seats, a clock, a referee. */
@NullMarked
package moyo.lab.play;

import org.jspecify.annotations.NullMarked;

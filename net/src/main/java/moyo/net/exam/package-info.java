/** Positions whose perfect moves are known, to measure players with. */
@NullMarked
package moyo.net.exam;

import org.jspecify.annotations.NullMarked;

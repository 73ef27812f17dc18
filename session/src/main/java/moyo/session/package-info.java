/** How a game registers, and what all its front ends share: player, clocks, counters, files. */
@NullMarked
package moyo.session;

import org.jspecify.annotations.NullMarked;

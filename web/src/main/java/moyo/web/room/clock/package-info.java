/** The clocks of a game on the page. */
@NullMarked
package moyo.web.room.clock;

import org.jspecify.annotations.NullMarked;

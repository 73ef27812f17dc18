/** Who plays a side of a game on the page: people, our players, outside engines. */
@NullMarked
package moyo.web.room.opponent;

import org.jspecify.annotations.NullMarked;

/** A line of a game tree, and a session that follows it. */
@NullMarked
package moyo.web.room.line;

import org.jspecify.annotations.NullMarked;

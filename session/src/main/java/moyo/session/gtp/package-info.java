/**
 * GTP on top of a session: command groups that all dialects share, and a plain dialect for games
 * without their own.
 */
@NullMarked
package moyo.session.gtp;

import org.jspecify.annotations.NullMarked;

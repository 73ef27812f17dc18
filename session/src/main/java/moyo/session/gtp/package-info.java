/** GTP on top of a session: command groups for every dialect, and plain GTP for games without. */
@NullMarked
package moyo.session.gtp;

import org.jspecify.annotations.NullMarked;

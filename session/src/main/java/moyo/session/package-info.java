/** What the GTP engines of all games share: the player behind a connection, its clocks, files. */
@NullMarked
package moyo.session;

import org.jspecify.annotations.NullMarked;

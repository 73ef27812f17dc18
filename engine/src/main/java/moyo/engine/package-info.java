/** What the GTP engines of all games share: the player behind a connection, its clocks, files. */
@NullMarked
package moyo.engine;

import org.jspecify.annotations.NullMarked;

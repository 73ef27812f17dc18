/** The command line: {@code Main} connects the games, the players and the laboratory. */
@NullMarked
package moyo.app;

import org.jspecify.annotations.NullMarked;

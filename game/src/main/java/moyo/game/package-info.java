/** What a two-player game is: positions, moves, chance and keys. Needs only the JDK. */
@NullMarked
package moyo.game;

import org.jspecify.annotations.NullMarked;

/**
 * What a two-player game is: positions, moves, chance and keys; and what all modules need: users'
 * mistakes, files of lines. Needs only the JDK.
 */
@NullMarked
package moyo.game;

import org.jspecify.annotations.NullMarked;

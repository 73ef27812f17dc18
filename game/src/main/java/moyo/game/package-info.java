/**
 * Interfaces of a two-player game (positions, moves, hash keys), the random number generator, and
 * utilities of all modules: errors for the user, append-only files. Depends on the JDK only.
 */
@NullMarked
package moyo.game;

import org.jspecify.annotations.NullMarked;

/** Go: the board, the rules, and the game as it was played. */
@NullMarked
package moyo.go;

import org.jspecify.annotations.NullMarked;

/** Go: board, rules, positions, game records. */
@NullMarked
package moyo.go;

import org.jspecify.annotations.NullMarked;

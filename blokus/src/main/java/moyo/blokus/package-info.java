/** Blokus Duo: pieces, placements, rules and light playouts. */
@NullMarked
package moyo.blokus;

import org.jspecify.annotations.NullMarked;

/** Blokus Duo: pieces, placements, rules, positions and game records. */
@NullMarked
package moyo.blokus;

import org.jspecify.annotations.NullMarked;

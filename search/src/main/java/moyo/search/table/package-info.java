/** BTT-Go: a transposition table that is kept for the whole game (Vieira Junior and Julia 2014). */
@NullMarked
package moyo.search.table;

import org.jspecify.annotations.NullMarked;

/**
 * BTT-Go: a table of positions that lives through the whole game (Vieira Junior and Julia 2014).
 */
@NullMarked
package moyo.search.table;

import org.jspecify.annotations.NullMarked;

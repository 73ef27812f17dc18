/** Rules that pick the child a simulation descends to, and the move that is played in the end. */
@NullMarked
package moyo.search.selection;

import org.jspecify.annotations.NullMarked;

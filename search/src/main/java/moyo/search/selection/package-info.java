/** Rules that select the child to descend to, and the final move after the search. */
@NullMarked
package moyo.search.selection;

import org.jspecify.annotations.NullMarked;

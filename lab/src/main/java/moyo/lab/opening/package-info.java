/** Even openings, drawn by a search. */
@NullMarked
package moyo.lab.opening;

import org.jspecify.annotations.NullMarked;

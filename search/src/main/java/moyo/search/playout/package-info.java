/** Playouts: leaf evaluation by playouts, playout policies, the value of a final score. */
@NullMarked
package moyo.search.playout;

import org.jspecify.annotations.NullMarked;

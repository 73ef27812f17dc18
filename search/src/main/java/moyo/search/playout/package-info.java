/**
 * Playouts: policies that pick their moves, what their ends are worth, what is learned from them.
 */
@NullMarked
package moyo.search.playout;

import org.jspecify.annotations.NullMarked;

/** Connect Four: bitboards, rules and light playouts. */
@NullMarked
package moyo.connect4;

import org.jspecify.annotations.NullMarked;

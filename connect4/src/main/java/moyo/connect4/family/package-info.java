/** Connect Four as the program offers it: one registration, players, records. */
@NullMarked
package moyo.connect4.family;

import org.jspecify.annotations.NullMarked;

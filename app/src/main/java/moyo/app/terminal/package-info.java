/** A game against the program in a terminal, for every game that has a {@code BoardFace}. */
@NullMarked
package moyo.app.terminal;

import org.jspecify.annotations.NullMarked;

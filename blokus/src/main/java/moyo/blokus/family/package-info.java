/** Blokus Duo as the program offers it: one registration. */
@NullMarked
package moyo.blokus.family;

import org.jspecify.annotations.NullMarked;

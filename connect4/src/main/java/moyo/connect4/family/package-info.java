/** The registration of Connect Four, with its players and records. */
@NullMarked
package moyo.connect4.family;

import org.jspecify.annotations.NullMarked;

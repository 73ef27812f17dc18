/** Playout policies of Blokus Duo: uniform, informed, and teams of heuristics. */
@NullMarked
package moyo.blokus.playout;

import org.jspecify.annotations.NullMarked;

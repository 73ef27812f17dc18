/** The playout policy of Fuego 0.4 and its heuristics. */
@NullMarked
package moyo.go.heuristic;

import org.jspecify.annotations.NullMarked;

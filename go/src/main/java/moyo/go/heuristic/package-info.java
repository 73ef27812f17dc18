/** What playouts know about Go: the heuristics of Fuego 0.4, each a small class, and a policy. */
@NullMarked
package moyo.go.heuristic;

import org.jspecify.annotations.NullMarked;

/** Monte Carlo graph search: edges that lead to the same position share its children. */
@NullMarked
package moyo.search.graph;

import org.jspecify.annotations.NullMarked;

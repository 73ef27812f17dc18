/** Expansion of nodes: the moves of a new node, their priors and probabilities. */
@NullMarked
package moyo.search.expansion;

import org.jspecify.annotations.NullMarked;

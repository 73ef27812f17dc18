/** Which moves a new node has and what is known of them: moves, priors, probabilities, value. */
@NullMarked
package moyo.search.expansion;

import org.jspecify.annotations.NullMarked;

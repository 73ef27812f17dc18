/** Static evaluations of positions, for alpha-beta, priors and leaves. */
@NullMarked
package moyo.search.evaluation;

import org.jspecify.annotations.NullMarked;

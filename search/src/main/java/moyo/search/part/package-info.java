/**
 * The roles that a part can take in a simulation: leaf evaluator, node knowledge, cut-off,
 * observer.
 */
@NullMarked
package moyo.search.part;

import org.jspecify.annotations.NullMarked;

/**
 * Fuego's knowledge about moves before they are searched: priors of new children, the root filter.
 */
@NullMarked
package moyo.go.prior;

import org.jspecify.annotations.NullMarked;

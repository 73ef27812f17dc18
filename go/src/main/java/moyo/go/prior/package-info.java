/** Fuego's prior knowledge: priors of new children, and the filter of root moves. */
@NullMarked
package moyo.go.prior;

import org.jspecify.annotations.NullMarked;

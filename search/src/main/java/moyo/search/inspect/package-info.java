/** The tree of a search opened node by node, and single simulations taken apart. */
@NullMarked
package moyo.search.inspect;

import org.jspecify.annotations.NullMarked;

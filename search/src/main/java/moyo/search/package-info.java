/** The players that search: tree search, root-parallel search, flat Monte Carlo. */
@NullMarked
package moyo.search;

import org.jspecify.annotations.NullMarked;

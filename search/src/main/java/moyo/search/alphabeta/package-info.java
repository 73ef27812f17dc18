/** Alpha-beta search with a static evaluation. */
@NullMarked
package moyo.search.alphabeta;

import org.jspecify.annotations.NullMarked;

/** What parts of a search count: declared by the part that counts, carried everywhere unseen. */
@NullMarked
package moyo.search.count;

import org.jspecify.annotations.NullMarked;

/**
 * Counters of the parts of a search: declared by the part that counts, and printed by GTP, records,
 * reports and CSV without knowing them.
 */
@NullMarked
package moyo.search.count;

import org.jspecify.annotations.NullMarked;

/**
 * The search tree as parallel arrays, and what is done to its shape: growing, compacting, reusing.
 */
@NullMarked
package moyo.search.tree;

import org.jspecify.annotations.NullMarked;

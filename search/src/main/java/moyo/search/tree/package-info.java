/** The search tree as parallel arrays; growing, compacting and reusing it. */
@NullMarked
package moyo.search.tree;

import org.jspecify.annotations.NullMarked;

/** Players whose search can be watched, and the snapshots they give. */
@NullMarked
package moyo.search.watch;

import org.jspecify.annotations.NullMarked;

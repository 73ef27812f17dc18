/** Players whose search can be observed while it runs, and their snapshots. */
@NullMarked
package moyo.search.watch;

import org.jspecify.annotations.NullMarked;

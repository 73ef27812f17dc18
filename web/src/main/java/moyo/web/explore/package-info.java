/** Searches that are opened on the page node by node and simulation by simulation. */
@NullMarked
package moyo.web.explore;

import org.jspecify.annotations.NullMarked;

/** Follows runs that another process may be playing: reads only what was appended. */
@NullMarked
package moyo.lab.follow;

import org.jspecify.annotations.NullMarked;

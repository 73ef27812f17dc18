/** The archives, unpacked and run as a user does. */
@NullMarked
package moyo.dist;

import org.jspecify.annotations.NullMarked;

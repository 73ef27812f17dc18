/** Games as they were set up and played, and how they are written down. */
@NullMarked
package moyo.session.record;

import org.jspecify.annotations.NullMarked;

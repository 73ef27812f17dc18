/** Records of games as they were set up and played, and their formats. */
@NullMarked
package moyo.session.record;

import org.jspecify.annotations.NullMarked;

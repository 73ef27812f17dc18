/** Searches that somebody looks at: live analyses, hints and reviews. */
@NullMarked
package moyo.web.room.analysis;

import org.jspecify.annotations.NullMarked;

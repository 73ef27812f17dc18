/** The threads on which the page's searches run. */
@NullMarked
package moyo.web.lanes;

import org.jspecify.annotations.NullMarked;

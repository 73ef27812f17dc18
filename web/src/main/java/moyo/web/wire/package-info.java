/** JSON for the page. */
@NullMarked
package moyo.web.wire;

import org.jspecify.annotations.NullMarked;

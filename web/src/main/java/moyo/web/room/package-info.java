/** Games on the page: their trees of variations, who plays, live analysis, and what is on disk. */
@NullMarked
package moyo.web.room;

import org.jspecify.annotations.NullMarked;

/** What a run leaves on disk: results, one JSON object a line, and all that is read from them. */
@NullMarked
package moyo.lab.record;

import org.jspecify.annotations.NullMarked;

/** Plays matches and experiments that were started on the page. */
@NullMarked
package moyo.web.runs.play;

import org.jspecify.annotations.NullMarked;

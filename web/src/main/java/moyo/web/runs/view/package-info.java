/** Runs as the page shows them. */
@NullMarked
package moyo.web.runs.view;

import org.jspecify.annotations.NullMarked;

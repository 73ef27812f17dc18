/** The part of the page that lists, shows and starts runs of the laboratory. */
@NullMarked
package moyo.web.runs;

import org.jspecify.annotations.NullMarked;

/** Finds the runs of the laboratory below a folder. */
@NullMarked
package moyo.web.runs.find;

import org.jspecify.annotations.NullMarked;

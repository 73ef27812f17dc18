/** Writes the report of a run or of a learning: an HTML page, and CSV and JSON files. */
@NullMarked
package moyo.lab.report;

import org.jspecify.annotations.NullMarked;

/** The figures of a run as CSV and JSON files. */
@NullMarked
package moyo.lab.report.data;

import org.jspecify.annotations.NullMarked;

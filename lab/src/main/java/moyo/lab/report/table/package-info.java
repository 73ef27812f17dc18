/** The tables of the report of a run. */
@NullMarked
package moyo.lab.report.table;

import org.jspecify.annotations.NullMarked;

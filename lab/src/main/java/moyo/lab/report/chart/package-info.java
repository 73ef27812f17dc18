/** The plots of reports, drawn as SVG. */
@NullMarked
package moyo.lab.report.chart;

import org.jspecify.annotations.NullMarked;

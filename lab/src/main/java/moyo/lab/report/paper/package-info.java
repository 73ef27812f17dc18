/** The report of a paper's experiments: our figures beside the paper's. */
@NullMarked
package moyo.lab.report.paper;

import org.jspecify.annotations.NullMarked;

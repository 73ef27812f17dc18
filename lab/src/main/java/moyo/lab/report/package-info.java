/** Runs as people look at them: one page with plots, and the same figures for machines. */
@NullMarked
package moyo.lab.report;

import org.jspecify.annotations.NullMarked;

/**
 * Computes what a report shows: the figures of each matchup, ratings, faults, the verdict in words.
 */
@NullMarked
package moyo.lab.report.figure;

import org.jspecify.annotations.NullMarked;

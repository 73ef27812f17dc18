/**
 * Carries out matches, tournaments, learnings and tunings from the plan to the report, and
 * continues those that were stopped. Experiments are carried out by {@code moyo.lab.desk.rows}.
 */
@NullMarked
package moyo.lab.desk;

import org.jspecify.annotations.NullMarked;

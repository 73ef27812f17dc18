/**
 * Carries out matches, tournaments, experiments and learnings from the plan to the report, and goes
 * on with those that were stopped.
 */
@NullMarked
package moyo.lab.desk;

import org.jspecify.annotations.NullMarked;

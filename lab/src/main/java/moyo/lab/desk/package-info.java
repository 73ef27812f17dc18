/**
 * Carries out matches, tournaments and learnings from the plan to the report, and continues those
 * that were stopped.
 */
@NullMarked
package moyo.lab.desk;

import org.jspecify.annotations.NullMarked;

/** Commands of the laboratory: matches, tournaments, experiments, openings and reports. */
@NullMarked
package moyo.app.lab;

import org.jspecify.annotations.NullMarked;

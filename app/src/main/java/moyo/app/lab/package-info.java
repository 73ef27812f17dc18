/** Commands of the laboratory: matches, tournaments, experiments, learnings and their reports. */
@NullMarked
package moyo.app.lab;

import org.jspecify.annotations.NullMarked;

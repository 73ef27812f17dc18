/** Plays the rows of experiments, compares them with the papers and with recorded games. */
@NullMarked
package moyo.lab.desk.rows;

import org.jspecify.annotations.NullMarked;

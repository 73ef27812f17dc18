/** The papers' experiments: files that say what to play, and what to think of the results. */
@NullMarked
package moyo.lab.experiment;

import org.jspecify.annotations.NullMarked;

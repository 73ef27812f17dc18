/** Judges our results of an experiment against the paper's figures and claims. */
@NullMarked
package moyo.lab.experiment.result;

import org.jspecify.annotations.NullMarked;

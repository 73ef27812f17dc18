/**
 * Experiments, of the papers and others: players, boards, numbers of games and the paper's figures.
 */
@NullMarked
package moyo.lab.experiment;

import org.jspecify.annotations.NullMarked;

/**
 * Regression suites: files of GTP commands with expected answers, in the format of GNU Go, GoGui
 * and Fuego. For any game.
 */
@NullMarked
package moyo.gtp.regress;

import org.jspecify.annotations.NullMarked;

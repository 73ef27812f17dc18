/**
 * Regression suites: files of GTP commands with the answers one would like to see, in the format of
 * GNU Go, GoGui and Fuego. Knows no game, only what commands are called.
 */
@NullMarked
package moyo.gtp.regress;

import org.jspecify.annotations.NullMarked;

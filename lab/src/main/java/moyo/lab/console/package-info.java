/** Terminal output of a run: progress while it is played, tables of text at its end. */
@NullMarked
package moyo.lab.console;

import org.jspecify.annotations.NullMarked;

/** What a run says in a terminal: progress while it goes on, tables of text at its end. */
@NullMarked
package moyo.lab.console;

import org.jspecify.annotations.NullMarked;

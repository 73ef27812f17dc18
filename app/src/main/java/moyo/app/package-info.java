/** The command line: the only main, which wires everything. */
@NullMarked
package moyo.app;

import org.jspecify.annotations.NullMarked;

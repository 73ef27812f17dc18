/** Many games: what is planned, what is left of it, and threads that play it. */
@NullMarked
package moyo.lab.run;

import org.jspecify.annotations.NullMarked;

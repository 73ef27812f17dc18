/** Options that several commands share, and the list of games. */
@NullMarked
package moyo.app.option;

import org.jspecify.annotations.NullMarked;

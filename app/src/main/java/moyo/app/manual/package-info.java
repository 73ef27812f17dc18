/** The manual pages and the shell completion, generated from the declarations of the commands. */
@NullMarked
package moyo.app.manual;

import org.jspecify.annotations.NullMarked;

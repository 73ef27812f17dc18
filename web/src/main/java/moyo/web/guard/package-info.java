/** Who may talk to the server, and what every answer carries. */
@NullMarked
package moyo.web.guard;

import org.jspecify.annotations.NullMarked;

/** The command that serves the page. */
@NullMarked
package moyo.app.web;

import org.jspecify.annotations.NullMarked;

/** The searches made of all the parts: one tree or several, one thread or several. */
@NullMarked
package moyo.search;

import org.jspecify.annotations.NullMarked;

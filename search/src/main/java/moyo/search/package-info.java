/** Players, budgets, playouts and policies: what needs no game's name. Needs only the JDK. */
@NullMarked
package moyo.search;

import org.jspecify.annotations.NullMarked;

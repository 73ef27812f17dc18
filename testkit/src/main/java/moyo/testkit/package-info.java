/** The contract that every game must pass, and toy games. For tests only. */
@NullMarked
package moyo.testkit;

import org.jspecify.annotations.NullMarked;

/** The contract every game must pass, and toy games that pass it. For tests only. */
@NullMarked
package moyo.testkit;

import org.jspecify.annotations.NullMarked;

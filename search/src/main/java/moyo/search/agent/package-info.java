/** Teams of simple agents that share the moves of a playout; Marcolino and Matsubara 2011. */
@NullMarked
package moyo.search.agent;

import org.jspecify.annotations.NullMarked;

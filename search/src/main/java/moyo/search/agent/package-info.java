/** Teams of agents, one of which is drawn for each playout move (Marcolino and Matsubara 2011). */
@NullMarked
package moyo.search.agent;

import org.jspecify.annotations.NullMarked;

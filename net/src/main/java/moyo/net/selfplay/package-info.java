/**
 * Self-play: many games at once through the split simulation, and the data that networks learn
 * from.
 */
@NullMarked
package moyo.net.selfplay;

import org.jspecify.annotations.NullMarked;

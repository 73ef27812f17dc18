/** One simulation in three steps: select a leaf, evaluate it, back its value up. */
@NullMarked
package moyo.search.simulation;

import org.jspecify.annotations.NullMarked;

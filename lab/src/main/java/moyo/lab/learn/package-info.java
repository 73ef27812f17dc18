/** Learning teams of agents from games. */
@NullMarked
package moyo.lab.learn;

import org.jspecify.annotations.NullMarked;

/** What the nodes of a cluster do: they play pairs and send back the games. */
@NullMarked
package moyo.cluster.node;

import org.jspecify.annotations.NullMarked;

/** The messages between the nodes and the driver, carried by Spark's own connections. */
@NullMarked
package moyo.cluster.post;

import org.jspecify.annotations.NullMarked;

/** Pages of the documentation that are generated from the code and from the recorded games. */
@NullMarked
package moyo.lab.report.docs;

import org.jspecify.annotations.NullMarked;

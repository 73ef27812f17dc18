/** Writes HTML: elements, the head with its style sheet, tables, links. */
@NullMarked
package moyo.lab.report.html;

import org.jspecify.annotations.NullMarked;

/** The commands in the documents: all are parsed, some are executed. */
@NullMarked
package moyo.app.documents;

import org.jspecify.annotations.NullMarked;

/** Reads experiments from YAML files. */
@NullMarked
package moyo.lab.experiment.file;

import org.jspecify.annotations.NullMarked;

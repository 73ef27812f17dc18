/** Reading YAML files: one document, without what surprises its author. */
@NullMarked
package moyo.lab.yaml;

import org.jspecify.annotations.NullMarked;

/**
 * Static evaluation of Blokus Duo positions: Bouzy's dilation of the cells where each side may
 * place.
 */
@NullMarked
package moyo.blokus.evaluation;

import org.jspecify.annotations.NullMarked;

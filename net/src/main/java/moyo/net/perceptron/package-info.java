/**
 * Small networks of three layers on counts: the layers, their training in plain Java, and files of
 * several networks.
 */
@NullMarked
package moyo.net.perceptron;

import org.jspecify.annotations.NullMarked;

/**
 * Teaching a network: the trainer's process, self-play in this one, matches of networks against
 * earlier ones, the folder of a run.
 */
@NullMarked
package moyo.lab.teach;

import org.jspecify.annotations.NullMarked;

package moyo.lab.teach;

/**
 * Two games of one network against an earlier one, with the same opening and colours swapped.
 *
 * @param a the step of the newer network, the name of its file
 * @param b the step of the older one
 * @param points of a: 0, 0.5, 1, 1.5 or 2
 */
public record PairRecord(String a, String b, double points) {}

package moyo.search.inspect;

/**
 * What is known about a move before its first visit.
 *
 * @param value prior value in [0, 1] for the side that makes the move; NaN if there is none
 * @param weight weight of the prior value, as a number of results
 * @param probability prior probability (P in PUCT); NaN if there is none
 */
public record PriorView(int move, double value, double weight, double probability) {}

package moyo.sgf;

/**
 * A composed value: {@code LB[dd:a\:b]} is the pair of {@code dd} and {@code a:b}. Both halves are
 * plain text; {@code second} is empty if the value has no separating colon.
 */
public record SgfPair(String first, String second) {}

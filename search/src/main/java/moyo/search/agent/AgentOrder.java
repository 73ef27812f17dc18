package moyo.search.agent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import moyo.game.BadInput;

/**
 * An agent: the order in which it asks its heuristics, by their letters, such as {@code
 * AD-N-AC-P-L}. A heuristic that is not in the order is never asked.
 */
public record AgentOrder(List<String> letters) {
    public AgentOrder {
        letters = List.copyOf(letters);
        if (letters.isEmpty() || new HashSet<>(letters).size() < letters.size()) {
            throw new IllegalArgumentException("not an order: " + letters);
        }
    }

    /**
     * Reads an order.
     *
     * @param known the letters of a game's heuristics
     */
    public static AgentOrder parse(String text, List<String> known) {
        List<String> letters = List.of(text.strip().split("-", -1));
        for (String letter : letters) {
            if (!known.contains(letter)) {
                throw new BadInput(
                        "'%s' in '%s' is no heuristic; the heuristics are %s"
                                .formatted(letter, text, String.join(", ", known)));
            }
        }
        if (new HashSet<>(letters).size() < letters.size()) {
            throw new BadInput("'%s' asks a heuristic twice".formatted(text));
        }
        return new AgentOrder(letters);
    }

    /** All orders of all letters; the first is that of {@code letters}. */
    public static List<AgentOrder> all(List<String> letters) {
        return all(letters, letters.size());
    }

    /** All orders of at least {@code least} of the letters; {@code least} is 1 or more. */
    public static List<AgentOrder> all(List<String> letters, int least) {
        List<AgentOrder> orders = new ArrayList<>();
        permute(List.of(), letters, least, orders);
        return List.copyOf(orders);
    }

    private static void permute(
            List<String> begun, List<String> left, int least, List<AgentOrder> orders) {
        if (begun.size() >= least) {
            orders.add(new AgentOrder(begun));
        }
        for (String letter : left) {
            List<String> longer = new ArrayList<>(begun);
            longer.add(letter);
            List<String> rest = new ArrayList<>(left);
            rest.remove(letter);
            permute(longer, rest, least, orders);
        }
    }

    @Override
    public String toString() {
        return String.join("-", letters);
    }
}

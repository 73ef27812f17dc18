package moyo.search.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import moyo.game.BadInput;

/**
 * A weighted set of agents, one of which is drawn for every playout move: the paper's agent
 * database. Its text is a list of orders, {@code AD-N-AC-P-L,N-AC-AD-L-P:2}; an agent with weight 2
 * is drawn twice as often as one with weight 1.
 *
 * @param name its name; empty for none
 */
public record AgentTeam(String name, List<Member> members) {
    /** Maximum weight of a member. */
    private static final double HEAVIEST = 1e6;

    /**
     * An agent with its weight.
     *
     * @param weight above 0; the probability of being drawn is proportional to it
     */
    public record Member(AgentOrder order, double weight) {
        @Override
        public String toString() {
            if (weight == 1) {
                return order.toString();
            }
            boolean whole = weight == Math.rint(weight);
            return order + ":" + (whole ? Long.toString((long) weight) : Double.toString(weight));
        }
    }

    public AgentTeam {
        members = List.copyOf(members);
        if (members.isEmpty()) {
            throw new IllegalArgumentException("a team needs at least one agent");
        }
    }

    /** A team with equal weights. */
    public static AgentTeam of(String name, List<AgentOrder> orders) {
        return new AgentTeam(name, orders.stream().map(order -> new Member(order, 1)).toList());
    }

    /** A team with equal weights and without a name. */
    public static AgentTeam of(List<AgentOrder> orders) {
        return of("", orders);
    }

    /** A team of one agent. */
    public static AgentTeam of(AgentOrder alone) {
        return of(List.of(alone));
    }

    /**
     * Reads a list of orders.
     *
     * @param known the letters of a game's heuristics
     */
    public static AgentTeam parse(String text, List<String> known) {
        List<Member> members = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            int colon = part.indexOf(':');
            String order = colon < 0 ? part : part.substring(0, colon);
            double weight = colon < 0 ? 1 : weight(part.substring(colon + 1), part);
            members.add(new Member(AgentOrder.parse(order, known), weight));
        }
        return new AgentTeam("", members);
    }

    private static double weight(String text, String part) {
        try {
            double weight = Double.parseDouble(text);
            if (weight > 0 && weight <= HEAVIEST) {
                return weight;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new BadInput("'%s': '%s' is not a weight above 0".formatted(part, text));
    }

    /** The same agents under a name. */
    public AgentTeam named(String other) {
        return new AgentTeam(other, members);
    }

    public int size() {
        return members.size();
    }

    public List<AgentOrder> orders() {
        return members.stream().map(Member::order).toList();
    }

    /** Adds an agent with weight 1; if it is a member already, its weight grows by 1. */
    public AgentTeam with(AgentOrder order) {
        List<Member> more = new ArrayList<>(members);
        int place = orders().indexOf(order);
        if (place < 0) {
            more.add(new Member(order, 1));
        } else {
            more.set(place, new Member(order, members.get(place).weight() + 1));
        }
        return new AgentTeam("", more);
    }

    /** Removes all members with that order; at least one other must remain. */
    public AgentTeam without(AgentOrder order) {
        return new AgentTeam(
                "", members.stream().filter(member -> !member.order().equals(order)).toList());
    }

    /** Whether both teams draw every agent with the same probability. */
    public boolean playsLike(AgentTeam other) {
        return shares().equals(other.shares());
    }

    /** Probability of each agent, in millionths. */
    private Map<AgentOrder, Long> shares() {
        double all = members.stream().mapToDouble(Member::weight).sum();
        Map<AgentOrder, Double> weights = new HashMap<>();
        members.forEach(m -> weights.merge(m.order(), m.weight(), Double::sum));
        Map<AgentOrder, Long> shares = new HashMap<>();
        weights.forEach((order, weight) -> shares.put(order, Math.round(1e6 * weight / all)));
        return shares;
    }

    /** The list of orders, also if the team has a name. */
    public String list() {
        return members.stream().map(Member::toString).collect(Collectors.joining(","));
    }

    /** The name if there is one, otherwise the list. */
    @Override
    public String toString() {
        return name.isEmpty() ? list() : name;
    }
}

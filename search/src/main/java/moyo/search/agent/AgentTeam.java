package moyo.search.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import moyo.game.BadInput;

/**
 * The agents of which one is drawn for every playout move: the paper's agent database. As text:
 * orders with commas between them, {@code AD-N-AC-P-L,N-AC-AD-L-P:2}; who weighs 2 is drawn twice
 * as often as others.
 *
 * @param name what people call it; empty for none
 */
public record AgentTeam(String name, List<Member> members) {
    /** The most that a member may weigh. */
    private static final double HEAVIEST = 1e6;

    /**
     * Somebody in a team.
     *
     * @param weight above 0; one with twice the weight makes twice as many moves
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
            throw new IllegalArgumentException("nobody is in the team");
        }
    }

    /** A team of equals. */
    public static AgentTeam of(String name, List<AgentOrder> orders) {
        return new AgentTeam(name, orders.stream().map(order -> new Member(order, 1)).toList());
    }

    /** A team of equals without a name. */
    public static AgentTeam of(List<AgentOrder> orders) {
        return of("", orders);
    }

    /** An agent on its own. */
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
            // said below
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

    /** One more; who is there already weighs more by 1. */
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

    /** Without every member of that order; somebody must be left. */
    public AgentTeam without(AgentOrder order) {
        return new AgentTeam(
                "", members.stream().filter(member -> !member.order().equals(order)).toList());
    }

    /** Whether both draw every agent as often, whatever they are called. */
    public boolean playsLike(AgentTeam other) {
        return shares().equals(other.shares());
    }

    /** What part of the moves each agent makes, in millionths. */
    private Map<AgentOrder, Long> shares() {
        double all = members.stream().mapToDouble(Member::weight).sum();
        Map<AgentOrder, Double> weights = new HashMap<>();
        members.forEach(m -> weights.merge(m.order(), m.weight(), Double::sum));
        Map<AgentOrder, Long> shares = new HashMap<>();
        weights.forEach((order, weight) -> shares.put(order, Math.round(1e6 * weight / all)));
        return shares;
    }

    /** The list of orders, whatever the name. */
    public String list() {
        return members.stream().map(Member::toString).collect(Collectors.joining(","));
    }

    /** Its name, else the list. */
    @Override
    public String toString() {
        return name.isEmpty() ? list() : name;
    }
}

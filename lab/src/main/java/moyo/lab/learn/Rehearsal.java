package moyo.lab.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Rng;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;

/**
 * Simulates learnings with agents of known strength, without games, and compares the reported win
 * rate with the true one.
 *
 * @param spread the standard deviation of the agents' Elo; the original has Elo 0, and a team has
 *     the mean of its members
 */
public record Rehearsal(List<AgentOrder> orders, double spread) {
    public Rehearsal {
        orders = List.copyOf(orders);
    }

    /**
     * The result of a simulated learning.
     *
     * @param claimed the rate against the baseline that the learner reports
     * @param truth the true rate of its team
     * @param games the number of games used
     */
    public record Run(double claimed, double truth, long games) {
        public double overstated() {
            return claimed - truth;
        }
    }

    /** Creates a learner that begins with the original, for candidates in a random order. */
    @FunctionalInterface
    public interface Method {
        Learner learner(List<AgentOrder> candidates, long seed);
    }

    /** Learns once. */
    public Run run(Method method, long seed) {
        Rng rng = new Rng(Rng.mix(seed) + Double.hashCode(spread));
        Map<AgentOrder, Double> elo = new HashMap<>();
        for (AgentOrder order : orders) {
            elo.put(order, order.equals(orders.get(0)) ? 0 : spread * gaussian(rng));
        }
        SyntheticArena arena = new SyntheticArena(team -> strength(team, elo), rng.nextLong());
        CountingArena counting = new CountingArena(arena);
        List<AgentOrder> list = shuffled(orders.subList(1, orders.size()), rng);
        try {
            Learned learned = method.learner(list, rng.nextLong()).learn(counting, trial -> {});
            double truth = arena.rate(Pairing.withBaseline(learned.team()));
            return new Run(learned.claim().mean(), truth, counting.games());
        } catch (Stopped e) {
            throw new IllegalStateException(e);
        }
    }

    private static double strength(AgentTeam team, Map<AgentOrder, Double> elo) {
        double sum = 0;
        double weights = 0;
        for (AgentTeam.Member member : team.members()) {
            sum += member.weight() * elo.getOrDefault(member.order(), 0.0);
            weights += member.weight();
        }
        return sum / weights;
    }

    /** Returns the list in a random order given by the seed. */
    public static List<AgentOrder> shuffled(List<AgentOrder> orders, Rng rng) {
        AgentOrder[] list = orders.toArray(new AgentOrder[0]);
        for (int i = list.length - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            AgentOrder other = list[i];
            list[i] = list[j];
            list[j] = other;
        }
        return List.of(list);
    }

    /** Returns a normal random number; Box and Muller 1958. */
    private static double gaussian(Rng rng) {
        double radius = Math.sqrt(-2 * StrictMath.log(1 - rng.nextDouble()));
        return radius * StrictMath.cos(2 * Math.PI * rng.nextDouble());
    }
}

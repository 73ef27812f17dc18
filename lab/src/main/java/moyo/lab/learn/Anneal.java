package moyo.lab.learn;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import moyo.game.Rng;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983), which the paper names as future work:
 * a step adds, removes or replaces an agent; a worse team is kept with probability exp(loss /
 * temperature), and the temperature falls from step to step. Like {@link Climb} it reports the
 * highest of many noisy figures.
 *
 * @param candidates the agents that may be added
 * @param games the number of games of each test
 * @param steps the number of steps
 * @param warmth the first temperature, in shares of the points: 0.02 for two percent
 * @param chill the last temperature
 */
public record Anneal(
        AgentTeam start,
        List<AgentOrder> candidates,
        int games,
        int steps,
        double warmth,
        double chill,
        long seed)
        implements Learner {
    private static final int JOIN = 0;
    private static final int LEAVE = 1; // 2 is both: an agent is replaced

    /** Returns the candidates and the agents of the first team, which may be added again. */
    public Anneal {
        Set<AgentOrder> all = new LinkedHashSet<>(candidates);
        all.addAll(start.orders());
        candidates = List.copyOf(all);
    }

    @Override
    public Learned learn(Arena arena, Consumer<Trial> diary) throws Stopped {
        Rng rng = new Rng(seed);
        AgentTeam team = start;
        Pentanomial score = test(arena, 0, team);
        diary.accept(new Trial("start", team, Trial.BASELINE, score, true));
        AgentTeam best = team;
        Pentanomial highest = score;
        for (int step = 1; step <= steps; step++) {
            AgentTeam changed = change(team, rng);
            Pentanomial pairs = test(arena, step, changed);
            double gain = pairs.mean() - score.mean();
            boolean kept = rng.nextDouble() < StrictMath.exp(gain / temperature(step));
            diary.accept(new Trial("step " + step, changed, Trial.BASELINE, pairs, kept));
            if (kept) {
                team = changed;
                score = pairs;
            }
            if (pairs.mean() > highest.mean()) {
                best = changed;
                highest = pairs;
            }
        }
        return new Learned(best, highest, false);
    }

    private double temperature(int step) {
        double passed = steps == 1 ? 0 : (step - 1.0) / (steps - 1);
        return warmth * StrictMath.pow(chill / warmth, passed);
    }

    private AgentTeam change(AgentTeam team, Rng rng) {
        List<AgentOrder> others =
                candidates.stream().filter(order -> !team.orders().contains(order)).toList();
        boolean canLeave = team.size() > 1;
        int kind = others.isEmpty() ? LEAVE : canLeave ? rng.nextInt(3) : JOIN;
        AgentTeam changed = team;
        if (kind != LEAVE) {
            changed = changed.with(others.get(rng.nextInt(others.size())));
        }
        if (kind != JOIN) {
            changed = changed.without(team.orders().get(rng.nextInt(team.size())));
        }
        return changed;
    }

    private Pentanomial test(Arena arena, int step, AgentTeam team) throws Stopped {
        String name = "step-%03d".formatted(step);
        return arena.playOne(Round.of(name, Pairing.withBaseline(team), games));
    }
}

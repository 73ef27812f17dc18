package moyo.lab.learn;

import java.util.List;
import java.util.function.Consumer;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;

/**
 * The greedy hill climbing of Marcolino and Matsubara 2011: each agent of a list is added to the
 * team for a match against the baseline, and stays if the win rate is the highest so far. Each
 * agent is tested once. The reported rate is the highest of many noisy rates, so it is too high on
 * average.
 *
 * @param start the first team, usually the original agent alone
 * @param candidates the agents in the order of their tests
 * @param games the number of games of each test
 */
public record Climb(AgentTeam start, List<AgentOrder> candidates, int games) implements Learner {
    public Climb {
        candidates = List.copyOf(candidates);
    }

    @Override
    public Learned learn(Arena arena, Consumer<Trial> diary) throws Stopped {
        AgentTeam team = start;
        Pentanomial best = test(arena, 0, team);
        diary.accept(new Trial("start", team, Trial.BASELINE, best, true));
        for (int number = 1; number <= candidates.size(); number++) {
            AgentTeam larger = team.with(candidates.get(number - 1));
            Pentanomial pairs = test(arena, number, larger);
            boolean better = pairs.mean() > best.mean();
            diary.accept(new Trial("agent " + number, larger, Trial.BASELINE, pairs, better));
            if (better) {
                team = larger;
                best = pairs;
            }
        }
        return new Learned(team, best, false);
    }

    private Pentanomial test(Arena arena, int number, AgentTeam team) throws Stopped {
        String name = "test-%03d".formatted(number);
        return arena.playOne(Round.of(name, Pairing.withBaseline(team), games));
    }
}

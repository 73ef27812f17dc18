package moyo.lab.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;

/**
 * Sequential halving (Karnin, Koren and Somekh 2013): many challengers play a few games against the
 * champion, the worse ones are dropped, and the others play twice as many games in the next heat.
 * The last ones play a final of new games, an SPRT; a challenger that passes is the new champion.
 * In the first race every single agent is a challenger; in later races the champion's team with one
 * or two agents added or removed, with one doubled, or with one replaced. At the end the champion
 * plays new games against the baseline, and only those are reported.
 *
 * @param start the first champion
 * @param candidates the agents that may be added
 */
public record Race(AgentTeam start, List<AgentOrder> candidates, RaceOptions options)
        implements Learner {
    public Race {
        candidates = List.copyOf(candidates);
    }

    @Override
    public Learned learn(Arena arena, Consumer<Trial> diary) throws Stopped {
        return new Course(arena, diary).run();
    }

    /** The state of one learning. */
    private final class Course {
        private final Arena arena;
        private final Consumer<Trial> diary;
        private AgentTeam champion = start;
        private List<AgentOrder> pool = List.of();
        private long played;

        Course(Arena arena, Consumer<Trial> diary) {
            this.arena = arena;
            this.diary = diary;
        }

        Learned run() throws Stopped {
            boolean changed = true;
            for (int race = 1; changed && race <= options.races(); race++) {
                List<AgentTeam> challengers = race == 1 ? singles() : changes();
                changed = played < options.budget() && race(race, challengers);
                changed |= race == 1; // a team may be better where no order alone is
            }
            Pentanomial fresh =
                    play(Round.of("confirm", Pairing.withBaseline(champion), options.confirm()))
                            .get(0);
            diary.accept(new Trial("confirmed", champion, Trial.BASELINE, fresh, true));
            return new Learned(champion, fresh, true);
        }

        private List<AgentTeam> singles() {
            return candidates.stream()
                    .map(AgentTeam::of)
                    .filter(team -> !team.playsLike(champion))
                    .toList();
        }

        private List<AgentTeam> changes() {
            List<AgentTeam> teams = new ArrayList<>();
            List<AgentOrder> best = pool.subList(0, pool.size() / 2);
            for (AgentOrder one : pool) {
                AgentTeam more = champion.with(one);
                teams.add(more);
                best.forEach(two -> teams.add(more.with(two)));
            }
            for (AgentTeam fewer : withoutOne(champion)) {
                teams.add(fewer);
                best.forEach(other -> teams.add(fewer.with(other)));
                teams.addAll(withoutOne(fewer));
            }
            return different(teams);
        }

        /** Returns the teams with one agent removed; none if the team has one agent. */
        private static List<AgentTeam> withoutOne(AgentTeam team) {
            return team.size() == 1
                    ? List.of()
                    : team.orders().stream().map(team::without).toList();
        }

        /** Removes teams that play like another team or like the champion. */
        private List<AgentTeam> different(List<AgentTeam> teams) {
            List<AgentTeam> different = new ArrayList<>();
            for (AgentTeam team : teams) {
                if (!team.playsLike(champion) && different.stream().noneMatch(team::playsLike)) {
                    different.add(team);
                }
            }
            return different;
        }

        /** Runs a race and returns whether there is a new champion. */
        private boolean race(int number, List<AgentTeam> challengers) throws Stopped {
            Map<AgentTeam, Pentanomial> scores = new LinkedHashMap<>();
            List<AgentTeam> order = new ArrayList<>(); // the best first, by the games so far
            List<AgentTeam> running = challengers;
            int games = options.heat();
            for (int heat = 1; running.size() > options.finalists(); heat++) {
                heat("race-%d-heat-%d".formatted(number, heat), running, games, scores);
                List<AgentTeam> ranked = ranked(running, scores);
                running = survivors(ranked, scores);
                List<AgentTeam> dropped = ranked.subList(running.size(), ranked.size());
                dropped.forEach(team -> enter(number, team, score(scores, team), false));
                order.addAll(0, dropped);
                games *= 2;
            }
            order.addAll(0, running);
            if (number == 1) {
                pool = pool(order);
            }
            return finals(number, running, scores);
        }

        private void heat(
                String name, List<AgentTeam> running, int games, Map<AgentTeam, Pentanomial> scores)
                throws Stopped {
            List<Pairing> pairings =
                    running.stream().map(team -> Pairing.of(team, champion)).toList();
            List<Pentanomial> results = play(new Round(name, pairings, games, Optional.empty()));
            for (int i = 0; i < running.size(); i++) {
                scores.merge(running.get(i), results.get(i), Pentanomial::plus);
            }
        }

        /** Sorts teams by their rate, the best first; equal teams keep their order. */
        private List<AgentTeam> ranked(
                List<AgentTeam> running, Map<AgentTeam, Pentanomial> scores) {
            List<AgentTeam> ranked = new ArrayList<>(running);
            ranked.sort(Comparator.comparingDouble(team -> -score(scores, team).mean()));
            return ranked;
        }

        private static Pentanomial score(Map<AgentTeam, Pentanomial> scores, AgentTeam team) {
            return scores.getOrDefault(team, Pentanomial.NONE);
        }

        /**
         * Returns the teams that continue: the best ones, up to the first that the test rejects.
         */
        private List<AgentTeam> survivors(
                List<AgentTeam> ranked, Map<AgentTeam, Pentanomial> scores) {
            int most =
                    Math.min(
                            ranked.size() - 1,
                            Math.max(
                                    options.finalists(),
                                    (int) Math.ceil(options.keep() * ranked.size())));
            int count = 0;
            while (count < most
                    && options.test().decide(score(scores, ranked.get(count)))
                            != Decision.ACCEPT_H0) {
                count++;
            }
            return ranked.subList(0, count);
        }

        /**
         * Returns the agents that may be added after the first race: its best ones and those of the
         * first team, which the paper's teams always contain.
         */
        private List<AgentOrder> pool(List<AgentTeam> order) {
            Set<AgentOrder> best = new LinkedHashSet<>();
            order.stream().limit(options.pool()).forEach(team -> best.addAll(team.orders()));
            best.addAll(start.orders());
            return List.copyOf(best);
        }

        private boolean finals(
                int number, List<AgentTeam> finalists, Map<AgentTeam, Pentanomial> scores)
                throws Stopped {
            int heat = 1;
            for (AgentTeam team : finalists) {
                boolean better = false;
                Pentanomial pairs = score(scores, team);
                if (!(pairs.mean() <= 0.5)) { // also true for NaN, without games
                    String name = "race-%d-final-%d".formatted(number, heat++);
                    Pairing pairing = Pairing.of(team, champion);
                    pairs =
                            play(new Round(
                                            name,
                                            List.of(pairing),
                                            options.finalGames(),
                                            Optional.of(options.test())))
                                    .get(0);
                    better = options.test().decide(pairs) == Decision.ACCEPT_H1;
                }
                enter(number, team, pairs, better);
                if (better) {
                    champion = team;
                    return true;
                }
            }
            return false;
        }

        private List<Pentanomial> play(Round round) throws Stopped {
            List<Pentanomial> results = arena.play(round);
            played += results.stream().mapToLong(pairs -> 2 * pairs.pairs()).sum();
            return results;
        }

        private void enter(int race, AgentTeam team, Pentanomial pairs, boolean kept) {
            diary.accept(new Trial("race " + race, team, champion.toString(), pairs, kept));
        }
    }
}

package moyo.lab.report.figure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import moyo.lab.record.CounterNote;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.SampleCounts;
import moyo.lab.stats.Sprt;
import moyo.search.count.Counts;
import org.jspecify.annotations.Nullable;

/** Made-up runs. */
public final class SampleRuns {
    private SampleRuns() {}

    /** A game of {@code a vs b} that ended by counting. */
    public static GameResult game(int pair, int game, Outcome result) {
        return game(
                "a", "b", pair, game, result, "score", 3.5, List.of("D4", "p" + pair, "g" + game));
    }

    public static GameResult game(
            String a,
            String b,
            int pair,
            int game,
            Outcome result,
            String reason,
            double score,
            List<String> moves) {
        return new GameResult(
                "run",
                a + " vs " + b,
                pair,
                game,
                game == 0 ? a : b,
                game == 0 ? b : a,
                1000L + pair,
                result,
                reason,
                score,
                moves.size(),
                0,
                moves,
                List.of(40_000L, 50_000L),
                List.of(),
                List.of(4.0, 5.0),
                List.of(4.5, 5.5),
                List.of(0.4, 0.5),
                List.of(),
                Map.of(),
                List.of(),
                reason.equals("score") ? "" : "what was heard: " + reason,
                "host",
                "abc1234",
                "2026-01-01T00:00:00Z");
    }

    /**
     * The same games, but a's playouts have 60 moves where b's have 100, give or take a few, and
     * take a third less time, on the moves during which a memory was open.
     */
    public static MatchupResults withMemory(MatchupResults matchup) {
        Random random = new Random(1);
        return new MatchupResults(
                matchup.a(),
                matchup.b(),
                matchup.results().stream()
                        .map(
                                game -> {
                                    Counts a = gated(6000 + random.nextInt(11) - 5);
                                    Counts b = gated(10_000 + random.nextInt(11) - 5);
                                    return game.game() == 0
                                            ? withCounts(game, a, b, 0.002, 0.003)
                                            : withCounts(game, b, a, 0.003, 0.002);
                                })
                        .toList());
    }

    private static Counts gated(long moves) {
        return SampleCounts.of(400, 40_000 + moves, 100, moves, 20, 1000, 125);
    }

    public static GameResult withCounts(
            GameResult game, Counts first, Counts second, double cpuFirst, double cpuSecond) {
        return new GameResult(
                game.run(),
                game.matchup(),
                game.pair(),
                game.game(),
                game.first(),
                game.second(),
                game.seed(),
                game.result(),
                game.reason(),
                game.score(),
                game.plies(),
                game.openingPlies(),
                game.moves(),
                game.simulations(),
                game.thoughts(),
                game.cpuSeconds(),
                game.seconds(),
                game.longestMove(),
                SampleCounts.numbers(first, second),
                CounterNote.notes(List.of(first, second)),
                SampleCounts.timed(cpuFirst, cpuSecond),
                game.detail(),
                game.host(),
                game.commit(),
                game.when());
    }

    public static RunView view(MatchupResults... matchups) {
        return view(null, matchups);
    }

    public static RunView view(@Nullable Sprt sprt, MatchupResults... matchups) {
        return new RunView(
                "a against b",
                List.of(new Fact("Board", "9x9"), new Fact("Komi", "6.5")),
                "moyo match a b",
                List.of(matchups),
                2000,
                true,
                sprt,
                List.of(),
                game -> "games/%d-%d.sgf".formatted(game.pair(), game.game()),
                Instant.parse("2026-01-02T03:04:05Z"));
    }

    /** Games with a chance of each to win as given, ending as games do. */
    public static MatchupResults random(
            String a, String b, int games, double chanceOfA, long seed) {
        Random random = new Random(seed);
        List<GameResult> results = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            boolean wonByA = random.nextDouble() < chanceOfA;
            boolean resigned = random.nextDouble() < 0.6;
            List<String> moves = moves(random);
            results.add(
                    game(
                            a,
                            b,
                            i / 2,
                            i % 2,
                            wonByA == (i % 2 == 0) ? Outcome.FIRST : Outcome.SECOND,
                            resigned ? "resign" : "score",
                            resigned ? Double.NaN : random.nextInt(40) - 19.5,
                            moves));
        }
        return new MatchupResults(a, b, results);
    }

    private static List<String> moves(Random random) {
        int length = Math.max(20, (int) (60 + 12 * random.nextGaussian()));
        return random.ints(length, 0, 81)
                .mapToObj(p -> "ABCDEFGHJ".charAt(p % 9) + "" + (p / 9 + 1))
                .toList();
    }
}

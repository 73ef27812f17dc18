package moyo.lab.play;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.gtp.GtpEngine;
import moyo.lab.record.SampleCounts;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.simulation.SearchOptions;
import moyo.session.FinishedGame;
import moyo.session.GameKit;
import moyo.session.GtpDialect;
import moyo.session.Session;
import moyo.session.gtp.PlainGtp;
import moyo.session.study.DataStudy;
import moyo.session.study.GameStudy;
import moyo.session.study.Mean;
import moyo.session.study.StudiedGame;
import moyo.session.study.Study;
import moyo.session.study.StudyResult;
import moyo.testkit.TicTacToe;

/** Tic-tac-toe for the laboratory's tests. */
public final class ToyKit implements GameKit<TicTacToe, TicTacToe.Board> {
    private static final Setting<Double> VALUE =
            Setting.number("value", 0.5, 0, 1, "what it thinks of every position");

    private static final Setting<Integer> MILLIS =
            Setting.integer("millis", 0, 0, 10_000, "how long it thinks about a move");

    private static final Setting<Integer> SLEEPS =
            Setting.integer("sleeps", 0, 0, 10_000, "millis that it sleeps in its first game");

    private static final Setting<Boolean> RESIGNS =
            Setting.flag("resigns", false, "gives up at its second move");

    private static final PlayerKind<TicTacToe, TicTacToe.Board> RANDOM =
            new PlayerKind<>(
                    "random",
                    "plays any legal move",
                    List.of(VALUE, MILLIS, SLEEPS, RESIGNS),
                    (game, settings, seed) -> {
                        Anywhere player =
                                new Anywhere(
                                        new Rng(seed),
                                        settings.get(VALUE),
                                        settings.get(MILLIS),
                                        settings.get(SLEEPS),
                                        settings.get(RESIGNS));
                        newest = new WeakReference<>(player);
                        return player;
                    });

    /** The last player that was made, if it is still there. */
    private static volatile WeakReference<Object> newest = new WeakReference<>(new Object());

    public static WeakReference<Object> newest() {
        return newest;
    }

    private static final PlayerKind<TicTacToe, TicTacToe.Board> BUDGET =
            new PlayerKind<>(
                    "budget",
                    "counts the playouts that it may make, none if it has a time",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU),
                    (game, settings, seed) -> new Counting(new Rng(seed)));

    private static final Setting<Integer> GATE =
            Setting.integer("gate", 3, 0, 9, "how many moves are on the board when it opens");

    private static final PlayerKind<TicTacToe, TicTacToe.Board> GATED =
            new PlayerKind<>(
                    "gated",
                    "claims ten playouts of four moves each, with a memory once the gate is open",
                    List.of(GATE, SearchOptions.THREADS),
                    (game, settings, seed) -> new Gated(new Rng(seed), settings.get(GATE)));

    private static final PlayerKind<TicTacToe, TicTacToe.Board> LACKING =
            new PlayerKind<>(
                    "lacking",
                    "has no weights unless it claims a value",
                    List.of(VALUE),
                    RANDOM.maker(),
                    settings -> settings.isSet(VALUE) ? "" : "no weights are shipped");

    private static final PlayerKind<TicTacToe, TicTacToe.Board> FAILING =
            new PlayerKind<>(
                    "failing", "has a bug", List.of(), (game, settings, seed) -> new Failing());

    /** How often a player of ours was asked for a move. */
    public static final AtomicInteger ASKED = new AtomicInteger();

    private final TicTacToe game = new TicTacToe();

    @Override
    public TicTacToe game() {
        return game;
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("name", game.name());
    }

    @Override
    public PlayerCatalogue<TicTacToe, TicTacToe.Board> players() {
        return new PlayerCatalogue<>(List.of(RANDOM, BUDGET, GATED, LACKING, FAILING));
    }

    @Override
    public Map<String, Study> studies() {
        return Map.of("lengths", new Lengths(), "sizes", new Sizes());
    }

    /** The lengths of games; the effect is 1 minus the length, which is below 0. */
    private record Lengths() implements GameStudy {
        @Override
        public String x() {
            return "player";
        }

        @Override
        public String y() {
            return "length";
        }

        @Override
        public StudyResult of(String a, String b, List<StudiedGame> games) {
            double[] lengths = games.stream().mapToDouble(g -> g.moves().size()).toArray();
            return new StudyResult(
                    Map.of(a, new TreeMap<>(Map.of(1, Mean.of(lengths)))),
                    "1 minus the length",
                    Mean.of(Arrays.stream(lengths).map(n -> 1 - n).toArray()));
        }
    }

    /** A study of files, of which none is good enough. */
    private record Sizes() implements DataStudy {
        @Override
        public String x() {
            return "file";
        }

        @Override
        public String y() {
            return "size";
        }

        @Override
        public StudyResult of(Path data) {
            throw new BadInput("no networks are shipped");
        }
    }

    @Override
    public GtpDialect dialect() {
        return new ToyDialect();
    }

    @Override
    public int movesToGo(TicTacToe.Board position) {
        return 5;
    }

    /** What the players take for dead counts as a point for the first one. */
    @Override
    public double score(TicTacToe.Board end, Optional<Set<Integer>> dead, long seed) {
        return end.score() + dead.map(Set::size).orElse(0);
    }

    @Override
    public void openingMoves(TicTacToe.Board position, MoveList moves) {
        position.legalMoves(moves);
    }

    @Override
    public List<List<Integer>> readOpenings(Path file) {
        return List.of(List.of(4), List.of(0, 8), List.of(1, 2, 3));
    }

    @Override
    public String standardPlayer() {
        return "random";
    }

    @Override
    public void registerGtp(
            GtpEngine engine, PlayerSpec<TicTacToe, TicTacToe.Board> spec, long seed) {
        new PlainGtp<>(new Session<>(this, spec, seed)).register(engine);
    }

    @Override
    public String boardText(TicTacToe.Board position) {
        return "move " + position.moveNumber();
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<TicTacToe.Board>>> playouts() {
        return Map.of();
    }

    @Override
    public String recordType() {
        return "txt";
    }

    @Override
    public String record(FinishedGame finished) {
        return finished.moves().stream().map(game::moveName).collect(Collectors.joining(" "));
    }

    /** As an engine for outside would hear it. */
    private final class ToyDialect implements GtpDialect {
        @Override
        public TicTacToe game() {
            return game;
        }

        @Override
        public List<String> newGame() {
            return List.of("clear_board");
        }

        @Override
        public String genmove(int colour) {
            return "genmove " + colour;
        }

        @Override
        public Optional<String> play(int colour, int move) {
            return Optional.of("play %d %s".formatted(colour, game.moveName(move)));
        }

        @Override
        public List<String> timeLeft(int colour, double seconds) {
            return List.of(String.format(Locale.ROOT, "time_left %d %.3f", colour, seconds));
        }

        @Override
        public List<String> gameTime(double seconds) {
            return List.of("time_settings " + seconds, "time_settings " + (int) seconds);
        }

        @Override
        public List<String> moveTimeLeft(int colour, double seconds) {
            return List.of("time_left %d %s 1".formatted(colour, seconds));
        }

        @Override
        public List<String> moveTime(double seconds) {
            return List.of("time_settings " + seconds);
        }

        @Override
        public Optional<String> askForTheDead() {
            return Optional.of("dead");
        }

        @Override
        public Set<Integer> theDead(String answer) {
            if (answer.equals("?")) {
                throw new BadInput("'?' is no cell");
            }
            return answer.isEmpty() ? Set.of() : Set.of(game.parseMove(answer));
        }
    }

    private static final class Anywhere implements Player<TicTacToe.Board> {
        private final Rng rng;
        private final double value;
        private final int millis;
        private final int sleeps;
        private final boolean resigns;
        private final MoveList moves = new MoveList(9);
        private int games;

        Anywhere(Rng rng, double value, int millis, int sleeps, boolean resigns) {
            this.rng = rng;
            this.value = value;
            this.millis = millis;
            this.sleeps = sleeps;
            this.resigns = resigns;
        }

        @Override
        public void reseed(long seed) {
            rng.reseed(seed);
            games++;
        }

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            ASKED.incrementAndGet();
            if (games == 1) {
                LockSupport.parkNanos(sleeps * 1_000_000L);
            }
            long end = System.nanoTime() + millis * 1_000_000L;
            while (System.nanoTime() < end && !stop.isRequested()) {
                Thread.onSpinWait();
            }
            position.legalMoves(moves);
            return resigns && position.moveNumber() >= 2 ? RESIGN : moves.draw(rng);
        }

        @Override
        public int simulations() {
            return 7;
        }

        @Override
        public double lastValue() {
            return value;
        }

        @Override
        public String explainLastMove() {
            return "why not";
        }
    }

    private static final class Failing implements Player<TicTacToe.Board> {
        @Override
        public void reseed(long seed) {
            // It never gets so far as to need a random number.
        }

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            throw new IllegalStateException("a planted bug");
        }
    }

    private static final class Counting implements Player<TicTacToe.Board> {
        private final Rng rng;
        private final MoveList moves = new MoveList(9);
        private int simulations;

        Counting(Rng rng) {
            this.rng = rng;
        }

        @Override
        public void reseed(long seed) {
            rng.reseed(seed);
        }

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            simulations = budget instanceof Budget.Simulations s ? s.count() : 0;
            position.legalMoves(moves);
            return moves.draw(rng);
        }

        @Override
        public int simulations() {
            return simulations;
        }
    }

    private static final class Gated implements Player<TicTacToe.Board> {
        private static final long SPIN_NANOS = 1_000_000;
        private final Rng rng;
        private final int gate;
        private final MoveList moves = new MoveList(9);
        private Counts counts = Counts.NONE;

        Gated(Rng rng, int gate) {
            this.rng = rng;
            this.gate = gate;
        }

        @Override
        public void reseed(long seed) {
            rng.reseed(seed);
        }

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            long end = System.nanoTime() + SPIN_NANOS;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            boolean open = position.moveNumber() >= gate;
            counts =
                    counts.plus(
                            open
                                    ? SampleCounts.of(10, 30, 10, 30, 5, 40, 8)
                                    : SampleCounts.of(10, 40, 0, 0, 0, 0, 0));
            position.legalMoves(moves);
            return moves.draw(rng);
        }

        @Override
        public Counts counts() {
            return counts;
        }
    }
}

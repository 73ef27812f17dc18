package moyo.lab.play;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.clock.GameClock;
import moyo.lab.clock.Stalled;
import moyo.lab.record.CounterNote;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.session.GameKit;

/** Plays one game from the opening to the count; every move is checked against the rules. */
final class OneGame<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final MatchRules rules;
    private final Source source;
    private final Referee<P> referee;
    private final GameTask task;
    private final DoubleSupplier stalls;
    private final boolean isLastTry;
    private final P position;
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final List<GamePlayer<P>> gamePlayers = new ArrayList<>();
    private final List<GameClock> clocks;
    private final int[] hopeless = new int[2];
    private final int[] thoughts = new int[2];
    private List<Double> cpuSeconds = List.of();

    /**
     * The end of a game.
     *
     * @param score the first player's score, NaN if the game was not counted
     */
    private record Ending(Outcome result, String reason, double score, String detail) {}

    /**
     * @param stalls returns the seconds in which this process has stood still so far
     * @param isLastTry whether the game counts even if it is lost on time by a stall
     */
    OneGame(
            GameKit<G, P> kit,
            MatchRules rules,
            Source source,
            Referee<P> referee,
            GameTask task,
            DoubleSupplier stalls,
            boolean isLastTry) {
        this.kit = kit;
        this.rules = rules;
        this.source = source;
        this.referee = referee;
        this.task = task;
        this.stalls = stalls;
        this.isLastTry = isLastTry;
        position = kit.game().newPosition();
        clocks = List.of(new GameClock(rules.time()), new GameClock(rules.time()));
    }

    GameStory play(Competitor<P> first, Competitor<P> second) throws Abandoned, Stalled {
        List<Competitor<P>> players = List.of(first, second);
        Ending ending = playToTheEnd(players);
        return new GameStory(
                source.run(),
                task.first().name(),
                task.second().name(),
                moves,
                comments,
                result(ending));
    }

    /** Plays the game; {@code asked} is the side that has to answer, and loses if it fails. */
    private Ending playToTheEnd(List<Competitor<P>> players) throws Abandoned, Stalled {
        int asked = 0;
        try {
            for (; asked < 2; asked++) {
                gamePlayers.add(players.get(asked).newGame(asked, seed(asked)));
            }
            for (int move : task.opening()) {
                for (asked = 0; asked < 2; asked++) {
                    clocks.get(asked).beginTurn();
                    tell(asked, position.toMove(), move);
                }
                play(move, "");
            }
            while (!position.isOver()) {
                asked = position.toMove();
                if (rules.maxMoves() > 0 && moves.size() >= rules.maxMoves()) {
                    return counted("move-limit", players);
                }
                if (kit.mustPass(position)) {
                    play(Game.PASS, "");
                    continue;
                }
                int move = nextMove(asked);
                if (move == Player.RESIGN) {
                    return lostBy(asked, "resign", "");
                }
                if (!position.isOver() && isHopeless(asked)) {
                    return lostBy(asked, "adjudication", "");
                }
                asked ^= 1;
                tell(asked, asked ^ 1, move);
            }
        } catch (Forfeit e) {
            measureCpu(); // before the process is closed
            players.get(asked).retire();
            if (!position.isOver()) {
                return lostBy(asked, e.reason(), e.detail());
            }
            // A fault after the last move does not lose the game.
        }
        return counted("score", players);
    }

    /**
     * Returns the seed of a player, different for each side and game, though the games of a pair
     * share a seed.
     */
    private long seed(int side) {
        return Rng.mix(task.seed() + 2L * task.id().game() + side + 1);
    }

    /** Sends a player a move that it did not choose. */
    private void tell(int side, int colour, int move) throws Forfeit, Abandoned, Stalled {
        GamePlayer<P> gamePlayer = gamePlayers.get(side);
        timed(
                side,
                left -> {
                    gamePlayer.told(colour, move, left);
                    return move;
                },
                () -> 0);
    }

    /** A request to a player, during which its clock runs. */
    private interface Question {
        int ask(double left) throws Forfeit, Abandoned;
    }

    /**
     * Sends a request while the clock runs.
     *
     * @param kept returns the seconds in which the player's thread got no processor
     */
    private int timed(int side, Question question, DoubleSupplier kept)
            throws Forfeit, Abandoned, Stalled {
        GameClock clock = clocks.get(side);
        double left = clock.left();
        double stalledBefore = stalls.getAsDouble();
        long start = System.nanoTime();
        int answer;
        try {
            answer = question.ask(left);
        } catch (Forfeit e) {
            clock.add(secondsSince(start), stalls.getAsDouble() - stalledBefore);
            checkHang(side, e, left);
            throw e;
        }
        double seconds = secondsSince(start);
        double stalled = stalls.getAsDouble() - stalledBefore;
        clock.add(seconds, Math.max(stalled, kept.getAsDouble()));
        checkTime(side);
        return answer;
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    /** Checks whether an engine seemed to hang only because this process stood still. */
    private void checkHang(int side, Forfeit forfeit, double left) throws Stalled {
        GameClock clock = clocks.get(side);
        boolean inTime = clock.turn() - clock.stalled() < rules.time().patience(left);
        if (forfeit.reason().equals("hang") && clock.stalled() > 0 && inTime) {
            forgive(side, String.format(Locale.ROOT, "was silent for %.2f s", clock.turn()));
        }
    }

    /** Checks the clock; after the last move a player cannot lose on time. */
    private void checkTime(int side) throws Forfeit, Stalled {
        GameClock clock = clocks.get(side);
        if (position.isOver() || !clock.hasRunOut()) {
            return;
        }
        if (clock.hasRunOutByStalls()) {
            forgive(side, clock.overrun());
        }
        throw new Forfeit("time", clock.overrun());
    }

    /** Has the game played again, unless this is the last try, because the machine stood still. */
    private void forgive(int side, String what) throws Stalled {
        if (!isLastTry) {
            String name = (side == 0 ? task.first() : task.second()).name();
            throw new Stalled(
                    String.format(
                            Locale.ROOT,
                            "%s %s, but the machine stood still for %.2f s",
                            name,
                            what,
                            clocks.get(side).stalled()));
        }
    }

    /** Requests a move, checks it and plays it. */
    private int nextMove(int side) throws Forfeit, Abandoned, Stalled {
        GamePlayer<P> gamePlayer = gamePlayers.get(side);
        thoughts[side]++;
        int move =
                timed(
                        side,
                        left -> gamePlayer.chooseMove(position, left),
                        gamePlayer::secondsKeptFromThinking);
        clocks.get(side).beginTurn();
        if (move == Player.RESIGN) {
            return move;
        }
        if (move < 0 || move >= kit.game().moveCodes() || !position.isLegal(move)) {
            throw new Forfeit(
                    "illegal",
                    "played %s as move %d".formatted(kit.game().moveName(move), moves.size() + 1));
        }
        play(move, gamePlayer.comment());
        return move;
    }

    private void play(int move, String comment) {
        position.play(move);
        moves.add(move);
        comments.add(comment);
    }

    private boolean isHopeless(int side) {
        boolean low = gamePlayers.get(side).value() < rules.resignBelow();
        hopeless[side] = low ? hopeless[side] + 1 : 0;
        return hopeless[side] >= rules.resignMoves();
    }

    /** Reads the CPU time before the count at the end, which may take much CPU time itself. */
    private void measureCpu() {
        if (cpuSeconds.isEmpty()) {
            cpuSeconds = told(gamePlayer -> rounded(gamePlayer.cpuSeconds()), Double.NaN);
        }
    }

    private Ending counted(String reason, List<Competitor<P>> players) throws Abandoned {
        measureCpu();
        Referee.Count count = referee.count(position, moves, players, task.seed());
        double score = count.score();
        Outcome result = score > 0 ? Outcome.FIRST : score < 0 ? Outcome.SECOND : Outcome.DRAW;
        return new Ending(result, reason, score, count.remark());
    }

    private static Ending lostBy(int side, String reason, String detail) {
        Outcome result = side == 0 ? Outcome.SECOND : Outcome.FIRST;
        return new Ending(result, reason, Double.NaN, detail);
    }

    private GameResult result(Ending ending) {
        measureCpu();
        List<Counts> counts = told(GamePlayer::counts, Counts.NONE);
        return new GameResult(
                source.run(),
                task.id().matchup(),
                task.id().pair(),
                task.id().game(),
                task.first().spec(),
                task.second().spec(),
                task.seed(),
                ending.result,
                ending.reason,
                ending.score,
                moves.size(),
                task.opening().size(),
                moves.stream().map(kit.game()::moveName).toList(),
                told(GamePlayer::simulations, 0L),
                List.of(thoughts[0], thoughts[1]),
                cpuSeconds,
                clocks.stream().map(clock -> rounded(clock.used())).toList(),
                clocks.stream().map(clock -> rounded(clock.longest())).toList(),
                counts.stream().map(CounterNote::numbers).toList(),
                CounterNote.notes(counts),
                told(gamePlayer -> rounded(gamePlayer.timedCpuSeconds()), Map.of()),
                ending.detail,
                source.host(),
                source.commit(),
                Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
    }

    /** Returns a value of each player; {@code unknown} for both if one of them has not started. */
    private <T> List<T> told(Function<GamePlayer<P>, T> question, T unknown) {
        return gamePlayers.size() < 2
                ? List.of(unknown, unknown)
                : gamePlayers.stream().map(question).toList();
    }

    private static Map<String, Double> rounded(Map<String, Double> seconds) {
        Map<String, Double> rounded = new TreeMap<>(seconds);
        rounded.replaceAll((name, value) -> rounded(value));
        return rounded;
    }

    private static double rounded(double seconds) {
        return Double.isNaN(seconds) ? seconds : Math.round(seconds * 1e4) / 1e4;
    }
}

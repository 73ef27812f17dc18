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

/** One game from the opening to the count, under the eyes of a position that knows the rules. */
final class OneGame<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final TableRules rules;
    private final Source source;
    private final Referee<P> referee;
    private final GameTask task;
    private final DoubleSupplier stalls;
    private final boolean isLastTry;
    private final P position;
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final List<Seat<P>> seats = new ArrayList<>();
    private final List<GameClock> clocks;
    private final int[] hopeless = new int[2];
    private final int[] thoughts = new int[2];
    private List<Double> cpuSeconds = List.of();

    /**
     * How a game ended.
     *
     * @param score the first player's, NaN if nothing was counted
     */
    private record Ending(Outcome result, String reason, double score, String detail) {}

    /**
     * @param stalls seconds in which this process has stood still so far
     * @param isLastTry whether the game counts even if it is lost on time by a stall
     */
    OneGame(
            GameKit<G, P> kit,
            TableRules rules,
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

    /** Whoever fails is the one whose turn it is to say something. */
    private Ending playToTheEnd(List<Competitor<P>> players) throws Abandoned, Stalled {
        int asked = 0;
        try {
            for (; asked < 2; asked++) {
                seats.add(players.get(asked).sit(asked, seed(asked)));
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
            measureCpu(); // while there is a process to ask
            players.get(asked).retire();
            if (!position.isOver()) {
                return lostBy(asked, e.reason(), e.detail());
            }
            // Who breaks down after the last move has lost nothing.
        }
        return counted("score", players);
    }

    /** A player's chance: its own in every game, though the games of a pair have one seed. */
    private long seed(int side) {
        return Rng.mix(task.seed() + 2L * task.id().game() + side + 1);
    }

    /** Tells a player of a move that it did not choose. */
    private void tell(int side, int colour, int move) throws Forfeit, Abandoned, Stalled {
        Seat<P> seat = seats.get(side);
        timed(
                side,
                left -> {
                    seat.told(colour, move, left);
                    return move;
                },
                () -> 0);
    }

    /** Something that a player is asked while its clock runs. */
    private interface Question {
        int ask(double left) throws Forfeit, Abandoned;
    }

    /**
     * Asks while the clock runs.
     *
     * @param kept seconds in which the player could not think, as far as it knows itself
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

    /** An engine may seem to hang while this process stands still, and maybe the engine with it. */
    private void checkHang(int side, Forfeit forfeit, double left) throws Stalled {
        GameClock clock = clocks.get(side);
        boolean inTime = clock.turn() - clock.stalled() < rules.time().patience(left);
        if (forfeit.reason().equals("hang") && clock.stalled() > 0 && inTime) {
            forgive(side, String.format(Locale.ROOT, "was silent for %.2f s", clock.turn()));
        }
    }

    /** After the last move nobody can lose on time. */
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

    /** Who is late because the machine stood still has not lost, as long as one can play again. */
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

    /** Asks for a move, checks it and plays it. */
    private int nextMove(int side) throws Forfeit, Abandoned, Stalled {
        Seat<P> seat = seats.get(side);
        thoughts[side]++;
        int move =
                timed(side, left -> seat.chooseMove(position, left), seat::secondsKeptFromThinking);
        clocks.get(side).beginTurn();
        if (move == Player.RESIGN) {
            return move;
        }
        if (move < 0 || move >= kit.game().moveCodes() || !position.isLegal(move)) {
            throw new Forfeit(
                    "illegal",
                    "played %s as move %d".formatted(kit.game().moveName(move), moves.size() + 1));
        }
        play(move, seat.comment());
        return move;
    }

    private void play(int move, String comment) {
        position.play(move);
        moves.add(move);
        comments.add(comment);
    }

    private boolean isHopeless(int side) {
        boolean low = seats.get(side).value() < rules.resignBelow();
        hopeless[side] = low ? hopeless[side] + 1 : 0;
        return hopeless[side] >= rules.resignMoves();
    }

    /** What was used for moves: the count at the end may cost much, too. */
    private void measureCpu() {
        if (cpuSeconds.isEmpty()) {
            cpuSeconds = told(seat -> rounded(seat.cpuSeconds()), Double.NaN);
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
        List<Counts> counts = told(Seat::counts, Counts.NONE);
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
                told(Seat::simulations, 0L),
                List.of(thoughts[0], thoughts[1]),
                cpuSeconds,
                clocks.stream().map(clock -> rounded(clock.used())).toList(),
                clocks.stream().map(clock -> rounded(clock.longest())).toList(),
                counts.stream().map(CounterNote::numbers).toList(),
                CounterNote.notes(counts),
                told(seat -> rounded(seat.timedCpuSeconds()), Map.of()),
                ending.detail,
                source.host(),
                source.commit(),
                Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
    }

    /** What each seat tells; nothing is known if one was never taken. */
    private <T> List<T> told(Function<Seat<P>, T> question, T unknown) {
        return seats.size() < 2 ? List.of(unknown, unknown) : seats.stream().map(question).toList();
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

package moyo.lab.play;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import moyo.lab.clock.TimeLimit;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** A GTP engine that replays the moves and computes the score. */
final class GtpReferee<G extends Game<P>, P extends Position<P>> implements Referee<P> {
    private static final Pattern SCORE =
            Pattern.compile(
                    "(?:([BWbw])\\+([0-9]{1,9}(?:\\.[0-9]{1,9})?)|0|[Jj]igo|[Dd]raw)(?:\\s.*)?",
                    Pattern.DOTALL);

    /** The largest score that is accepted. */
    private static final double MOST_POINTS_A_MOVE = 3;

    private final GameKit<G, P> kit;
    private final Entrant entrant;
    private final Duration patience;
    private volatile @Nullable GtpClient client;
    private volatile boolean abandoned;

    GtpReferee(GameKit<G, P> kit, Entrant entrant, TimeLimit limit) {
        this.kit = kit;
        this.entrant = entrant;
        patience = Duration.ofNanos((long) (limit.hang() * 1e9));
    }

    /**
     * Counts; an engine that fails is restarted and asked once more, and if it fails again, Moyo's
     * playouts count.
     */
    @Override
    public Count count(P end, List<Integer> moves, List<Competitor<P>> players, long seed)
            throws Abandoned {
        String trouble = "";
        for (int attempt = 0; attempt < 2; attempt++) {
            try {
                return new Count(parse(ask(moves)), "");
            } catch (GtpRefusal | EngineFault | BadInput e) {
                close();
                client = null;
                trouble = Remark.bounded(String.valueOf(e.getMessage()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Abandoned();
            }
            if (abandoned) {
                throw new Abandoned();
            }
        }
        return new Count(
                kit.score(end, Optional.empty(), seed),
                "counted by playouts, because the referee failed: " + trouble);
    }

    private String ask(List<Integer> moves) throws GtpRefusal, InterruptedException {
        GtpClient engine = engine();
        for (String command : kit.dialect().newGame()) {
            engine.send(command);
        }
        for (int i = 0; i < moves.size(); i++) {
            Optional<String> command = kit.dialect().play(i & 1, moves.get(i));
            if (command.isPresent()) {
                engine.send(command.get());
            }
        }
        return engine.send("final_score", patience);
    }

    private GtpClient engine() {
        GtpClient engine = client;
        if (engine == null) {
            engine = GtpClient.start(entrant.command(), Limits.DEFAULT);
            client = engine;
        }
        return engine;
    }

    @Override
    public void check() {
        try {
            engine().name();
        } catch (GtpRefusal | EngineFault e) {
            throw new BadInput("the referee cannot count: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void abandon() {
        abandoned = true;
        close();
    }

    /** Reads a score; a remark may follow after a blank. */
    private double parse(String answer) {
        Matcher score = SCORE.matcher(answer.strip());
        if (!score.matches()) {
            throw new BadInput(
                    "it answered '%s', which is not a score such as B+3.5"
                            .formatted(Remark.bounded(answer)));
        }
        if (score.group(1) == null) {
            return 0;
        }
        double points = Double.parseDouble(score.group(2));
        if (points > mostPoints()) {
            throw new BadInput(
                    "it answered '%s', but the largest possible score is %.0f"
                            .formatted(score.group(), mostPoints()));
        }
        return score.group(1).toUpperCase(Locale.ROOT).equals("B") ? points : -points;
    }

    private double mostPoints() {
        double komi = kit.facts().get("komi") instanceof Number k ? Math.abs(k.doubleValue()) : 0;
        return MOST_POINTS_A_MOVE * kit.game().longestGame() + komi;
    }

    @Override
    public void close() {
        GtpClient engine = client;
        if (engine != null) {
            engine.close();
        }
    }
}

package moyo.lab.desk.rows;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.run.Matchup;
import moyo.lab.run.PlanDifference;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.RunRecord;
import moyo.session.GameKit;

/** The record of a row: reads it, compares it with the row, adds games to it. */
final class RowRecording {
    private final Path name;
    private final Row row;
    private final Scale scale;
    private final GameKit<?, ?> kit;
    private final boolean isRecording;
    private Optional<RunRecord> record;

    private Optional<RowRecord> shown;

    /**
     * @param scale the scale of the games that are played now
     */
    RowRecording(Records records, Row row, Scale scale, GameKit<?, ?> kit) {
        this.row = row;
        this.scale = scale;
        this.kit = kit;
        name = records.name(row.origin());
        isRecording = records.isRecording();
        record = records.of(row.origin());
        shown = compared();
    }

    boolean isRecording() {
        return isRecording;
    }

    /** Returns what has changed in the row since it was recorded; empty if nothing. */
    private String stale(RunRecord recorded) {
        try {
            Cost cost = row.cost(Scale.parse(recorded.scale()));
            if (cost.isSkipped()) {
                return cost.toString();
            }
            RunPlan now = new RowPlan(row, cost, kit).recorded();
            return String.join(", ", PlanDifference.between(recorded.plan(), now));
        } catch (BadInput e) {
            return String.valueOf(e.getMessage());
        }
    }

    /**
     * Returns why games of this scale cannot be recorded; empty if they can. A record of another
     * scale whose row has not changed is not replaced.
     */
    String obstacle() {
        return record.filter(recorded -> isRecording && isOfAnotherScale(recorded))
                .map(this::refusal)
                .orElse("");
    }

    private boolean isOfAnotherScale(RunRecord recorded) {
        return stale(recorded).isEmpty() && !hasBudgetOf(recorded);
    }

    private String refusal(RunRecord recorded) {
        return "recorded at --scale %s, with another budget; to record this scale, delete '%s.json'"
                .formatted(recorded.scale(), name);
    }

    /** Returns the games of the record, as it is; none if there is no record. */
    List<GameResult> results() {
        return record.map(RunRecord::results).orElse(List.of());
    }

    /** Returns what games of this scale will take. */
    Forecast forecast() {
        if (shown.isEmpty() || !shown.get().isCurrent()) {
            return Forecast.NONE;
        }
        RowRecord known = shown.get();
        double seconds = results().stream().mapToDouble(RowRecording::seconds).average().orElse(0);
        Forecast recorded = new Forecast(gamesToDecide(known), seconds);
        int then = known.cost().playouts();
        int now = row.cost(scale).playouts();
        return then > 0 && now > 0 ? recorded.times((double) now / then) : recorded;
    }

    private static double seconds(GameResult result) {
        return result.seconds().stream().mapToDouble(s -> s).sum();
    }

    private int gamesToDecide(RowRecord known) {
        RunFold fold = new RunFold();
        for (GameResult result : results()) {
            fold.add(result);
            Matchup matchup = record.orElseThrow().plan().matchups().get(0);
            RowResult so =
                    RowResult.played(
                            row, known.cost(), fold.standing(matchup), fold.work(matchup), "");
            if (so.beside(known.ofTheSameBudget()).consistency().isDecided()) {
                break;
            }
        }
        return fold.games();
    }

    /** Returns the recorded games for a table; empty if there are none. */
    Optional<RowRecord> shown() {
        return shown;
    }

    private Optional<RowRecord> compared() {
        return record.filter(recorded -> !recorded.results().isEmpty())
                .map(
                        recorded -> {
                            RunFold fold = RunFold.of(recorded.results());
                            String stale = stale(recorded);
                            return new RowRecord(
                                    cost(recorded),
                                    fold.standing(recorded.plan().matchups().get(0)),
                                    fold.work(recorded.plan().matchups().get(0)),
                                    recorded.days().orElse(""),
                                    stale,
                                    stale.isEmpty() && hasBudgetOf(recorded),
                                    false);
                        });
    }

    private Cost cost(RunRecord recorded) {
        return Scale.ids().contains(recorded.scale())
                ? row.cost(Scale.parse(recorded.scale()))
                : Cost.skipped("recorded at an unknown scale");
    }

    /** Returns whether the games of this scale differ from the recorded ones by the seed alone. */
    private boolean hasBudgetOf(RunRecord recorded) {
        Cost here = row.cost(scale);
        return !here.isSkipped()
                && PlanDifference.between(recorded.plan(), new RowPlan(row, here, kit).recorded())
                        .isEmpty();
    }

    /** Returns the recorded games that a run of this plan goes on from. */
    List<GameResult> earlier(RunPlan plan) {
        return isRecording ? goingOn(plan).map(RunRecord::results).orElse(List.of()) : List.of();
    }

    private Optional<RunRecord> goingOn(RunPlan plan) {
        return record.filter(old -> PlanDifference.between(old.plan(), plan).isEmpty());
    }

    /**
     * Adds the games of a run to the record. The record is read again, because another process may
     * have added games meanwhile; of a game that is in both, the record's result stays. A stale
     * record is replaced.
     *
     * @param withMoves whether a plot needs the moves
     */
    void save(RunFolder folder, RunPlan plan, List<GameResult> results, boolean withMoves) {
        if (!isRecording) {
            return;
        }
        record = RunRecord.read(name);
        if (!obstacle().isEmpty()) {
            throw new BadInput("row '%s': %s".formatted(row.name(), obstacle()));
        }
        Optional<RunRecord> old = goingOn(plan);
        Map<GameId, GameResult> all = new LinkedHashMap<>();
        old.ifPresent(known -> known.results().forEach(result -> all.put(result.id(), result)));
        int before = all.size();
        results.forEach(r -> all.putIfAbsent(r.id(), withMoves ? r : r.withoutMoves()));
        if (all.size() == before) {
            return;
        }
        RunFolder.Description played = RunFolder.describe(folder.folder());
        List<JsonNode> sessions = new ArrayList<>();
        old.ifPresent(known -> sessions.addAll(known.sessions()));
        sessions.addAll(played.sessions());
        int recorded = old.map(known -> known.plan().games()).orElse(0);
        int games = Math.max(recorded, Math.max(plan.games(), played.plan().games()));
        String label = recorded > plan.games() ? old.orElseThrow().scale() : scale.id();
        RunRecord now =
                new RunRecord(label, plan.withGames(games), sessions, List.copyOf(all.values()));
        try {
            now.write(name, record.isPresent() && old.isEmpty());
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write the record '%s': %s".formatted(name, FileTrouble.reason(e)), e);
        }
        record = Optional.of(now);
        shown = compared();
    }
}

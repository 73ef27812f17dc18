package moyo.web.runs.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.stats.Rating;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.League;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.Speed;
import moyo.lab.teach.TrainingFolder;
import org.jspecify.annotations.Nullable;

/** The training of a network. Its files have a line for every few seconds. */
final class TrainingSight implements Sight {
    private static final String MINUTES = "minutes";

    private final TrainingFolder folder;
    private @Nullable Stamp stamp;
    private List<Metrics> metrics = List.of();
    private List<Speed> speeds = List.of();
    private List<Rating> ratings = List.of();
    private List<ExamRecord> exams = List.of();
    private double seconds;

    TrainingSight(Path folder) {
        this.folder = new TrainingFolder(folder);
    }

    @Override
    public boolean look() throws IOException {
        Stamp now =
                Stamp.of(
                        List.of(
                                file("metrics.jsonl"),
                                file("selfplay.jsonl"),
                                file("league.jsonl"),
                                file("exam.jsonl"),
                                file("state.json")));
        if (now.equals(stamp)) {
            return false;
        }
        metrics = folder.metrics();
        speeds = folder.speeds().read();
        ratings = League.ratings(folder.pairs().read());
        exams = folder.exams().read();
        seconds = folder.state().seconds();
        stamp = now;
        return true;
    }

    private Path file(String name) {
        return folder.dir().resolve(name);
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> training = new LinkedHashMap<>();
        training.put("xName", MINUTES);
        training.put("best", League.best(ratings).orElse(""));
        training.put("curves", curves());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("played", speeds.isEmpty() ? 0 : speeds.get(speeds.size() - 1).games());
        json.put("updated", Stamp.of(List.of(file("metrics.jsonl"), file("state.json"))).latest());
        json.put("training", training);
        json.put("ratings", FiguresJson.ratings(ratings));
        List<Map<String, Object>> facts = new ArrayList<>();
        facts.add(Figure.fact("minutes so far", Math.round(seconds / 6) / 10.0));
        facts.addAll(Figure.facts(Figure.json(file("training.json"))));
        json.put("facts", facts);
        return json;
    }

    private List<Map<String, Object>> curves() {
        CurveJson policy = new CurveJson("Loss of the policy", "nats", MINUTES);
        CurveJson value = new CurveJson("Loss of the value", "nats", MINUTES);
        for (Metrics line : metrics) {
            policy.add(line.seconds() / 60, line.policy());
            value.add(line.seconds() / 60, line.value());
        }
        CurveJson elo = new CurveJson("Elo above the oldest network", "Elo", "step");
        for (Rating rating : ratings) {
            if (rating.player().matches("[0-9]{1,12}")) {
                double step = Long.parseLong(rating.player());
                elo.add(step, rating.elo(), rating.interval().low(), rating.interval().high());
            }
        }
        CurveJson speed = new CurveJson("Positions of self-play per second", "", MINUTES);
        speeds.forEach(line -> speed.add(line.seconds() / 60, line.positionsPerSecond()));
        List<CurveJson> all = new ArrayList<>(List.of(policy, value, elo));
        all.addAll(exams().values());
        all.add(speed);
        return all.stream().filter(curve -> !curve.isEmpty()).map(CurveJson::json).toList();
    }

    private Map<Integer, CurveJson> exams() {
        Map<Integer, CurveJson> curves = new TreeMap<>();
        for (ExamRecord exam : exams) {
            String name =
                    exam.visits() == ExamRecord.POLICY_ALONE
                            ? "Perfect moves of the policy alone"
                            : "Perfect moves at %d visits".formatted(exam.visits());
            curves.computeIfAbsent(
                            exam.visits(), v -> new CurveJson(name, CurveJson.SHARE, MINUTES))
                    .add(exam.seconds() / 60, exam.result().share());
        }
        return curves;
    }
}

package moyo.lab.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.report.TrainingWriter;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.stats.Rating;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.League;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.TrainingFolder;
import moyo.lab.teach.TrainingPlan;
import moyo.net.exam.Theory;
import moyo.net.selfplay.Recipe;
import moyo.net.weights.WeightsFile;
import moyo.session.GameKit;

/** Reads the folder of a training and writes its report. */
record TrainingReport(Circumstances circumstances, TrainingFolder folder, TrainingPlan plan) {
    void write(GameKit<?, ?> kit, TrainingFolder.State state, boolean running) throws IOException {
        List<Rating> ratings = League.ratings(folder.pairs().read());
        TrainingWriter.write(
                new TrainingView(
                        "Training: " + kit.game().name(),
                        running,
                        plan.recipe().minutes(),
                        state,
                        folder.metrics(),
                        folder.speeds().read(),
                        ratings,
                        made(ratings),
                        folder.exams().read(),
                        kit.theory().map(Theory::about).orElse(""),
                        League.best(ratings),
                        facts(kit),
                        circumstances.command(),
                        Instant.now()),
                folder.dir());
    }

    /** The minute at which each network was made. */
    private Map<String, Double> made(List<Rating> ratings) {
        Map<String, Double> made = new HashMap<>();
        for (Rating rating : ratings) {
            if (Files.exists(folder.net(rating.player()))) {
                String minutes =
                        WeightsFile.read(folder.net(rating.player()))
                                .provenance()
                                .getOrDefault("minutes", "NaN");
                made.put(rating.player(), Double.parseDouble(minutes));
            }
        }
        return made;
    }

    private List<Fact> facts(GameKit<?, ?> kit) {
        List<Fact> facts = new ArrayList<>();
        new TreeMap<>(kit.facts())
                .forEach((name, value) -> facts.add(new Fact(name, String.valueOf(value))));
        Recipe recipe = plan.recipe();
        facts.add(
                new Fact(
                        "network",
                        recipe.blocks() + " blocks of " + recipe.channels() + " channels"));
        facts.add(new Fact("self-play", recipe.play().toString()));
        facts.add(new Fact("trainer", recipe.trainer().toString()));
        facts.add(new Fact("seed", Long.toString(plan.seed())));
        facts.add(
                new Fact(
                        "threads",
                        plan.threads() + " self-play, " + plan.trainerThreads() + " trainer"));
        facts.add(new Fact("device", plan.device() + ", PyTorch " + plan.python().torch()));
        facts.addAll(Circumstances.facts(circumstances.known()));
        return facts;
    }

    /** The last results of the exam: one for each number of visits. */
    static List<ExamRecord> lastExams(TrainingFolder folder) throws IOException {
        Map<Integer, ExamRecord> last = new TreeMap<>();
        folder.exams().read().forEach(exam -> last.put(exam.visits(), exam));
        return List.copyOf(last.values());
    }

    /** The last losses, for the line of progress. */
    static String lossText(TrainingFolder folder) throws IOException {
        List<Metrics> lines =
                folder.metrics().stream().filter(m -> Double.isFinite(m.total())).toList();
        if (lines.isEmpty()) {
            return "";
        }
        Metrics last = lines.get(lines.size() - 1);
        return String.format(
                Locale.ROOT,
                "; step %d, loss policy %.3f, value %.3f",
                last.step(),
                last.policy(),
                last.value());
    }
}

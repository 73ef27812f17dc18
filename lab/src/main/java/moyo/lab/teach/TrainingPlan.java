package moyo.lab.teach;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.net.selfplay.Recipe;

/**
 * All that decides how a run goes.
 *
 * @param recipe how the game is taught; its minutes are those of the whole run
 * @param python runs the trainer
 * @param trainerHome the folder that holds the package {@code moyo_train}
 * @param threads the threads of self-play
 * @param trainerThreads the CPU threads of the trainer
 * @param shared whether the trainer evaluates positions, through shared memory; else the threads of
 *     self-play do
 * @param device what the trainer computes on: cpu or cuda
 */
public record TrainingPlan(
        Recipe recipe,
        long seed,
        Python python,
        Path trainerHome,
        int threads,
        int trainerThreads,
        boolean shared,
        String device) {
    private static final int CHECKPOINT_SECONDS = 20;

    /**
     * The options of the trainer's process.
     *
     * @param elapsed seconds of the run that are over
     */
    List<String> trainerOptions(Path dir, double elapsed) {
        Map<String, Object> options = new LinkedHashMap<>();
        options.put("dir", dir.toAbsolutePath());
        options.put("minutes", recipe.minutes());
        options.put("elapsed", elapsed);
        options.put("blocks", recipe.blocks());
        options.put("channels", recipe.channels());
        options.put("seed", seed);
        options.put("device", device);
        options.put("threads", trainerThreads);
        options.put("checkpoint", CHECKPOINT_SECONDS);
        options.putAll(recipe.trainer());
        List<String> words = new ArrayList<>(List.of("--resume"));
        options.forEach(
                (name, value) -> {
                    words.add("--" + name);
                    words.add(value.toString());
                });
        return words;
    }
}

package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.lab.tune.Curve;
import moyo.lab.tune.ModelTuner;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.Spsa;
import moyo.lab.tune.Trial;
import moyo.lab.tune.Tuner;

/** The curves of a tuning's report, computed from its files. */
final class TuningCurves {
    private static final String OVER = "over ";
    private static final Pattern RANGE = Pattern.compile("(\\S+) to ([^, ]+)(, logarithmic)?");
    private static final int MOST_TRIALS = 5_000;

    private final JsonNode facts;
    private final JsonNode summary;

    /**
     * @param facts {@code tuning.json}
     * @param summary {@code summary.json}; missing while there is none
     */
    TuningCurves(JsonNode facts, JsonNode summary) {
        this.facts = facts;
        this.summary = summary;
    }

    /** Returns a curve for each parameter; none before the first trial. */
    List<Map<String, Object>> of(List<Trial> trials) {
        Space space = space();
        boolean known = space.size() > 0 && !trials.isEmpty() && trials.size() <= MOST_TRIALS;
        if (!known || trials.stream().anyMatch(trial -> trial.a().size() != space.size())) {
            return List.of();
        }
        boolean model = facts.path("method").asText().equals("model");
        List<Curve> curves = tuner(space, model).curves(inOrder(trials));
        List<Map<String, Object>> json = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            String key = space.parameters().get(i).key();
            CurveJson curve =
                    model
                            ? new CurveJson("Predicted score over " + key, CurveJson.SHARE, key)
                            : new CurveJson("Estimate of " + key, "", "games");
            curves.get(i).points().forEach(p -> curve.add(p.x(), p.y(), p.low(), p.high()));
            json.add(curve.json());
        }
        return json;
    }

    /** Returns the trials from 0 up to the first that is missing. */
    private static List<Trial> inOrder(List<Trial> trials) {
        List<Trial> sorted = new ArrayList<>(trials);
        sorted.sort((a, b) -> Integer.compare(a.trial(), b.trial()));
        List<Trial> first = new ArrayList<>();
        for (Trial trial : sorted) {
            if (trial.trial() == first.size()) {
                first.add(trial);
            }
        }
        return first;
    }

    private Tuner tuner(Space space, boolean model) {
        long seed = facts.path("seed").asLong();
        if (model) {
            return new ModelTuner(space, seed);
        }
        List<Double> start = new ArrayList<>();
        for (int i = 0; i < space.size(); i++) {
            Parameter parameter = space.parameters().get(i);
            JsonNode given = summary.path("parameters").path(i).path("given");
            start.add(given.isNumber() ? given.asDouble() : parameter.value(0.5));
        }
        return new Spsa(space, start, Math.max(1, facts.path("games").asInt() / 2), seed);
    }

    private Space space() {
        List<Parameter> parameters = new ArrayList<>();
        for (Map.Entry<String, JsonNode> fact : facts.properties()) {
            Matcher range = RANGE.matcher(fact.getValue().asText());
            if (fact.getKey().startsWith(OVER) && range.matches()) {
                String key = fact.getKey().substring(OVER.length());
                parameters.add(
                        new Parameter(
                                key,
                                Double.parseDouble(range.group(1)),
                                Double.parseDouble(range.group(2)),
                                range.group(3) != null,
                                !range.group(1).contains(".")));
            }
        }
        return new Space(parameters);
    }
}

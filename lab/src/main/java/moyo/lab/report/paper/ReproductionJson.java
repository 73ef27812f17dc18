package moyo.lab.report.paper;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import moyo.lab.experiment.Question;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.experiment.result.QuestionResult;
import moyo.lab.experiment.result.RateLine;
import moyo.lab.experiment.result.ResultJudge;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.data.SummaryJson;
import moyo.session.study.Mean;

/**
 * The figures of the page as JSON. Field names are stable; unknown values are null. Where the side
 * is {@code saving}, a rate is the share saved.
 */
final class ReproductionJson {
    private ReproductionJson() {}

    static String of(Reproduction view) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("scale", view.extent());
        root.put("written", view.written().toString());
        root.put("running", view.running());
        root.put("playedGames", view.games());
        root.put("headline", view.headline());
        root.put("level", ResultJudge.LEVEL);
        ArrayNode claims = root.putArray("claims");
        for (ClaimResult result : ClaimResult.of(view.results())) {
            claims.addObject()
                    .put("publication", result.of().id())
                    .put("claim", result.claim().claim())
                    .put("experiment", result.claim().experiment())
                    .put("of", result.claim().of())
                    .put("paper", result.paper())
                    .put("recorded", result.recorded())
                    .put("here", result.here());
        }
        ArrayNode experiments = root.putArray("experiments");
        view.results().forEach(result -> experiment(experiments.addObject(), result));
        root.put("command", view.command());
        ArrayNode facts = root.putArray("facts");
        view.facts().forEach(f -> facts.addObject().put("label", f.label()).put("text", f.text()));
        assert ReproductionFields.JSON.undeclared(root).isEmpty()
                : ReproductionFields.JSON.undeclared(root);
        return root.toPrettyString() + "\n";
    }

    private static void experiment(ObjectNode node, ExperimentResult result) {
        node.put("experiment", result.experiment().id());
        node.put("paper", result.experiment().paper().id());
        node.put("title", result.experiment().title());
        ArrayNode rows = node.putArray("rows");
        for (RowResult row : result.rows()) {
            ObjectNode inner = rows.addObject();
            inner.put("row", row.row().name());
            inner.put("a", row.row().a().spec());
            inner.put("b", row.row().b().spec());
            inner.put("plannedGames", row.cost().games());
            inner.put("folder", row.folder());
            row.sprt()
                    .ifPresent(
                            sprt ->
                                    SummaryJson.sprt(
                                            inner.putObject("sprt"), sprt.pairs(), sprt.test()));
            ArrayNode lines = inner.putArray("lines");
            row.lines().forEach(line -> line(lines.addObject(), line));
        }
        ArrayNode tests = node.putArray("tests");
        result.questions().forEach(question -> test(tests.addObject(), question));
        ArrayNode plots = node.putArray("plots");
        result.plots().forEach(plot -> plot(plots.addObject(), plot));
    }

    private static void test(ObjectNode node, QuestionResult result) {
        Question question = result.question();
        node.put("better", question.better());
        node.put("than", question.than());
        node.put("confidence", question.confidence());
        node.put("paper", question.paper().name().toLowerCase(Locale.ROOT));
        node.put("betterGames", result.better().games());
        SummaryJson.number(node, "betterRate", result.better().rate());
        node.put("thanGames", result.than().games());
        SummaryJson.number(node, "thanRate", result.than().rate());
        SummaryJson.number(node, "t", result.test().t());
        SummaryJson.number(node, "degreesOfFreedom", result.test().degreesOfFreedom());
        SummaryJson.number(node, "p", result.test().pGreater());
        node.put("verdict", result.finding().label());
    }

    private static void plot(ObjectNode node, PlotResult result) {
        node.put("plot", result.plot().name());
        node.put("study", result.plot().of());
        node.put("row", result.plot().row());
        node.put("data", result.plot().data());
        node.put("expected", result.plot().expect().id());
        node.put("measure", result.measured().measure());
        mean(node, "effect", result.measured().effect());
        node.put("games", result.measured().effect().samples());
        node.put("verdict", result.finding().label());
        node.put("reason", result.reason());
        ArrayNode lines = node.putArray("lines");
        result.measured()
                .lines()
                .forEach(
                        (name, points) -> {
                            ObjectNode line = lines.addObject().put("line", name);
                            ArrayNode inner = line.putArray("points");
                            points.forEach(
                                    (x, mean) -> mean(inner.addObject().put("x", x), "y", mean));
                        });
    }

    private static void mean(ObjectNode node, String name, Mean mean) {
        SummaryJson.number(node, name, mean.value());
        SummaryJson.number(node, name + "Low", PlotResult.interval(mean).low());
        SummaryJson.number(node, name + "High", PlotResult.interval(mean).high());
    }

    private static void line(ObjectNode node, Line line) {
        node.put("side", line.id());
        node.put("figureOf", line.whose());
        SummaryJson.number(node, "paperRate", line.paper());
        node.put("paperGames", line.paperGames());
        node.put("games", line.games());
        if (line instanceof RateLine rate) {
            node.put("wins", rate.tally().wins());
            node.put("draws", rate.tally().draws());
            node.put("losses", rate.tally().losses());
        }
        SummaryJson.number(node, "rate", line.ours());
        SummaryJson.number(node, "rateLow", line.interval().low());
        SummaryJson.number(node, "rateHigh", line.interval().high());
        SummaryJson.number(node, "differenceLow", line.difference().low());
        SummaryJson.number(node, "differenceHigh", line.difference().high());
        node.put("verdict", line.finding().label());
        node.put("reason", line.reason());
    }
}

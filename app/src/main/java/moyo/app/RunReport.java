package moyo.app;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.lab.play.Entrant;
import moyo.lab.play.TableRules;
import moyo.lab.record.CpuPerMove;
import moyo.lab.record.GameResult;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.report.ReportWriter;
import moyo.lab.report.figure.Duplicates;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.Sprt;

/** What a run's folder tells, as text and as a page. */
final class RunReport {
    private final Path dir;
    private final RunPlan plan;
    private final JsonNode session;
    private final List<GameResult> results;
    private final List<String> notCounted;

    private RunReport(Path dir, RunPlan plan, JsonNode session, ResultsFile.Content content) {
        this.dir = dir;
        this.plan = plan;
        this.session = session;
        results = content.results();
        notCounted = content.warnings();
    }

    static RunReport of(Path dir) {
        RunFolder.Description description = RunFolder.describe(dir);
        return new RunReport(
                dir, description.plan(), description.lastSession(), RunFolder.content(dir));
    }

    /** Writes the page, and the figures for machines, into the folder. */
    void write() throws IOException {
        ReportWriter.write(view(), dir);
    }

    private List<MatchupResults> matchups() {
        List<MatchupResults> matchups = new ArrayList<>();
        for (moyo.lab.run.Matchup matchup : plan.matchups()) {
            List<GameResult> games =
                    results.stream().filter(r -> r.matchup().equals(matchup.text())).toList();
            matchups.add(new MatchupResults(matchup.a(), matchup.b(), games));
        }
        return matchups;
    }

    private RunView view() {
        return new RunView(
                plan.name(),
                facts(),
                session.path("command").asText(),
                matchups(),
                plan.games() * plan.matchups().size(),
                RunFolder.isBusy(dir),
                plan.sprt().isEmpty() ? null : Sprt.parse(plan.sprt()),
                notCounted,
                result -> RunFolder.gameFile(plan, recordType(), result.id()),
                Instant.now());
    }

    private String recordType() {
        return Games.of(String.valueOf(plan.game().get("name")), Map.of()).recordType();
    }

    private List<Fact> facts() {
        List<Fact> facts = new ArrayList<>();
        for (Map.Entry<String, Object> fact : plan.game().entrySet()) {
            facts.add(new Fact(fact.getKey(), String.valueOf(fact.getValue())));
        }
        for (Entrant entrant : plan.entrants()) {
            if (!entrant.name().equals(entrant.spec())) {
                facts.add(new Fact(entrant.name(), entrant.spec()));
            }
        }
        TableRules rules = plan.rules();
        facts.add(new Fact("openings", plan.openings()));
        facts.add(new Fact("referee", rules.referee()));
        if (rules.time().perMove() > 0) {
            facts.add(new Fact("time for a move", rules.time().perMove() + " s"));
        }
        if (rules.time().cpu() > 0) {
            facts.add(new Fact("CPU time for a move", rules.time().cpu() + " s"));
        }
        if (rules.time().perGame() > 0) {
            facts.add(new Fact("time for a game", rules.time().perGame() + " s"));
        }
        cpuTexts().forEach(text -> facts.add(new Fact("CPU time used", text)));
        facts.add(new Fact("seed", Long.toString(plan.seed())));
        session.properties()
                .forEach(
                        e -> {
                            if (!e.getKey().equals("command")) {
                                facts.add(new Fact(e.getKey(), e.getValue().asText()));
                            }
                        });
        return facts;
    }

    /** For each matchup whether it was played at equal CPU, if seconds decide. */
    private List<String> cpuTexts() {
        return plan.rules().time().isBudget()
                ? matchups().stream()
                        .filter(m -> !m.results().isEmpty())
                        .map(m -> CpuPerMove.of(m.results()).text(m.a(), m.b()))
                        .toList()
                : List.of();
    }

    /** What makes the figures worth less than they look. */
    private void warn(PrintWriter out) {
        long faults = results.stream().filter(GameResult::isFault).count();
        if (faults > 0) {
            out.println("%d of %d games ended by a fault".formatted(faults, results.size()));
        }
        if (!notCounted.isEmpty()) {
            out.println(
                    "records that are not of this run: %d; the first: %s"
                            .formatted(notCounted.size(), notCounted.get(0)));
        }
        int repeated = matchups().stream().mapToInt(m -> Duplicates.of(m).size()).sum();
        if (repeated > 0) {
            out.println(
                    "%d of %d games repeat an earlier one: the intervals are too narrow; see --openings"
                            .formatted(repeated, results.size()));
        }
    }

    /** The table at the end of a run, or the summary for machines. */
    void print(PrintWriter out, boolean json) throws IOException {
        if (json) {
            out.print(Files.readString(dir.resolve("summary.json")));
        } else {
            Map<String, Standing> standings = Standing.of(results);
            if (plan.matchups().size() > 1) {
                RatingText.print(out, plan.matchups(), standings);
            } else {
                moyo.lab.run.Matchup only = plan.matchups().get(0);
                Standing standing = standings.getOrDefault(only.text(), new Standing());
                StandingTable.print(out, only, standing);
            }
            WorkText.print(out, plan.matchups(), SearchWork.byMatchup(results));
            if (!plan.sprt().isEmpty()) {
                StandingTable.printSprt(out, Sprt.parse(plan.sprt()), standings.values());
            }
            cpuTexts().forEach(out::println);
            warn(out);
            out.println("report: " + dir.resolve("report.html"));
        }
        out.flush();
    }
}

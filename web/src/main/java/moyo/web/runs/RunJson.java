package moyo.web.runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.run.RunFolder;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;
import moyo.web.runs.play.PageRuns;
import moyo.web.runs.view.Brief;
import moyo.web.runs.view.Briefs;

/** What the list and the page of a run say about it beside its figures. */
final class RunJson {
    private final RunFinder finder;
    private final Briefs briefs;
    private final PageRuns pageRuns;

    RunJson(RunFinder finder, Briefs briefs, PageRuns pageRuns) {
        this.finder = finder;
        this.briefs = briefs;
        this.pageRuns = pageRuns;
    }

    /** Returns the list, the runs that are being played first, then the newest. */
    List<Map<String, Object>> list() {
        List<FoundRun> all = finder.all();
        briefs.keepOnly(all);
        List<Map<String, Object>> list = new ArrayList<>();
        for (FoundRun run : all) {
            if (!run.isPart()) {
                list.add(line(run));
            }
        }
        list.sort(
                (a, b) -> {
                    boolean first = Boolean.TRUE.equals(a.get("running"));
                    boolean second = Boolean.TRUE.equals(b.get("running"));
                    return first != second
                            ? Boolean.compare(second, first)
                            : String.valueOf(b.get("updated"))
                                    .compareTo(String.valueOf(a.get("updated")));
                });
        return list;
    }

    private Map<String, Object> line(FoundRun run) {
        Brief brief = briefs.of(run);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", run.id());
        json.put("title", brief.title());
        json.put("kind", brief.kind());
        json.put("games", brief.games());
        json.put("planned", brief.planned());
        json.put("finished", brief.finished());
        json.put("running", isRunning(run));
        json.put("updated", brief.updated());
        json.put("problem", brief.problem());
        return json;
    }

    /** Returns whether a process is playing a run or a part of it. */
    boolean isRunning(FoundRun run) {
        return pageRuns.plays(run)
                || RunFolder.isBusy(run.folder())
                || finder.partsOf(run).stream().anyMatch(p -> RunFolder.isBusy(p.folder()));
    }

    /**
     * Returns the page of a run.
     *
     * @param figures what its sight shows
     * @param problem what is damaged; empty if nothing is
     */
    Map<String, Object> page(FoundRun run, Map<String, Object> figures, String problem) {
        Brief brief = briefs.of(run);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("is", "run");
        json.put("id", run.id());
        json.put("title", brief.title());
        json.put("kind", brief.kind());
        json.put("planned", brief.planned());
        json.put("played", brief.games());
        json.put("updated", brief.updated());
        json.put("finished", brief.finished());
        json.putAll(figures);
        boolean here = pageRuns.plays(run);
        boolean running = here || isRunning(run);
        json.put("running", running);
        json.put("mine", here || !running && pageRuns.isOwn(run));
        json.put("hasReport", ReportPage.isThere(run));
        json.put("warnings", warnings(run, figures, problem, brief.problem()));
        return json;
    }

    private List<Object> warnings(
            FoundRun run, Map<String, Object> figures, String problem, String damage) {
        List<Object> warnings = new ArrayList<>();
        for (String sentence : List.of(pageRuns.problem(run), problem, damage)) {
            if (!sentence.isEmpty() && !warnings.contains(sentence)) {
                warnings.add(sentence);
            }
        }
        if (figures.get("warnings") instanceof List<?> known) {
            known.forEach(warnings::add);
        }
        return warnings;
    }
}

package moyo.web.runs;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.guard.Fence;
import moyo.web.part.Bodies;
import moyo.web.part.RunRecords;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.WebPart;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;
import moyo.web.runs.play.PageRuns;
import moyo.web.runs.view.Briefs;
import moyo.web.runs.view.Sights;
import moyo.web.wire.Json;

/** The runs of the laboratory: {@code /api/runs} and a socket for each run. */
public final class RunsPart implements WebPart {
    private static final int REQUEST_BYTES = 60_000;

    private final RunFinder finder;
    private final PageRuns pageRuns;
    private final RunJson json;
    private final LiveRuns live;
    private final ReportPage reports;
    private final Sockets sockets;
    private final Path folder;

    public RunsPart(Site site, Sockets sockets) {
        this.sockets = sockets;
        folder = site.runs();
        finder = new RunFinder(folder);
        Briefs briefs = new Briefs(finder);
        pageRuns = new PageRuns(site, briefs);
        json = new RunJson(finder, briefs, pageRuns);
        live = new LiveRuns(new Sights(finder, site.games()), json, site.log());
        reports = new ReportPage(finder, site.games());
    }

    /** Returns the game records of the runs. */
    public RunRecords records() {
        return new GameFiles(finder);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/runs", context -> answer(context, Map.of("runs", json.list())));
        routes.post("/api/runs", context -> answer(context, start(context)));
        routes.get("/api/runs/{id}", context -> answer(context, live.page(run(context))));
        routes.get("/api/runs/{id}/report", this::report);
        routes.post(
                "/api/runs/{id}/stop",
                context -> {
                    pageRuns.stop(run(context));
                    answer(context, Map.of());
                });
        routes.post(
                "/api/runs/{id}/resume",
                context -> {
                    pageRuns.resume(run(context));
                    answer(context, Map.of());
                });
        routes.get(
                "/api/experiments",
                context -> answer(context, Map.of("experiments", pageRuns.experiments())));
        sockets.add(
                routes,
                "/api/runs/{id}/live",
                Fence.LONGEST_FRAME,
                (peer, parameter) -> live.talk(finder.find(parameter.apply("id")), peer));
    }

    private FoundRun run(Context context) {
        return finder.find(context.pathParam("id"));
    }

    private static void answer(Context context, Map<String, Object> json) {
        context.contentType("application/json");
        context.result(Json.write(json));
    }

    private Map<String, Object> start(Context context) {
        Path started = pageRuns.start(Bodies.json(context, REQUEST_BYTES));
        String path = folder.relativize(started).toString().replace('\\', '/');
        FoundRun run =
                finder.at(path).orElseThrow(() -> new BadInput("the run has not begun; try again"));
        return Json.map("id", run.id());
    }

    private void report(Context context) {
        String page = reports.of(run(context));
        context.header("Content-Security-Policy", ReportPage.SECURITY);
        context.contentType("text/html; charset=utf-8");
        context.result(page);
    }

    @Override
    public void close() {
        live.close();
        pageRuns.close();
    }
}

package moyo.web.runs.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.part.Site;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunKind;
import moyo.web.runs.view.Briefs;
import moyo.web.wire.Json;

/** Starts, stops and resumes the runs of the page. */
public final class PageRuns implements AutoCloseable {
    private static final String KIND = "kind";

    private final Briefs briefs;
    private final PageFolders folders;
    private final MatchRuns matches;
    private final ExperimentRuns experiments;
    private final Player player;

    /**
     * @param briefs tells whether a run is finished
     */
    public PageRuns(Site site, Briefs briefs) {
        this.briefs = briefs;
        folders = new PageFolders(site.runs());
        matches = new MatchRuns(site);
        experiments = new ExperimentRuns(site);
        player = new Player(site.games(), site.log());
    }

    /** Returns the experiments that can be started by name. */
    public List<Map<String, Object>> experiments() {
        return experiments.list();
    }

    /** Returns whether a run was started on the page. */
    public boolean isOwn(FoundRun run) {
        return folders.has(run);
    }

    /** Returns whether this server plays a run. */
    public boolean plays(FoundRun run) {
        return player.plays(run.folder());
    }

    /** Returns why a run has ended early, a sentence; empty if it has not. */
    public String problem(FoundRun run) {
        return player.problem(run.folder());
    }

    /**
     * Starts what a form orders.
     *
     * @return its folder
     * @throws BadInput with a sentence for the form
     */
    public Path start(Map<String, Object> request) {
        player.requireFree();
        return switch (Json.text(request, KIND)) {
            case "match" -> begin(matches.start(request));
            case "experiment" -> begin(experiments.start(request));
            default ->
                    throw new BadInput(
                            "the page starts a match or an experiment, not '%s'"
                                    .formatted(request.get(KIND)));
        };
    }

    private Path begin(NewRun run) {
        Path folder = folders.make(run.title());
        try {
            player.start(run.making().in(folder));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BadInput e) {
            PageFolders.deleteEmpty(folder);
            throw e;
        }
    }

    /**
     * Goes on with a run of the page.
     *
     * @throws BadInput if it was not started here, or is not as the page would start it
     */
    public void resume(FoundRun run) {
        requireOwn(run);
        player.requireFree();
        if (briefs.of(run).finished()) {
            throw new BadInput("all games of this run are played");
        }
        boolean rows = run.kind() == RunKind.EXPERIMENT;
        player.start(rows ? experiments.resume(run.folder()) : matches.resume(run.folder()));
    }

    /** Stops a run that this server plays; returns when it has stopped. */
    public void stop(FoundRun run) {
        requireOwn(run);
        player.stop(run.folder());
    }

    private void requireOwn(FoundRun run) {
        if (!isOwn(run)) {
            throw new BadInput("this run was not started on the page; use the command line");
        }
    }

    @Override
    public void close() {
        player.close();
    }
}

package moyo.web.runs.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.gtp.client.CommandText;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.RunDesk;
import moyo.lab.desk.Workplace;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Records;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.play.Entrant;
import moyo.lab.record.WholeFile;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.session.GameKit;
import moyo.web.part.Engines.Engine;
import moyo.web.part.Site;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunKind;
import moyo.web.runs.view.Briefs;
import moyo.web.wire.Json;

/** Starts, stops and resumes the runs of the page. */
public final class PageRuns implements AutoCloseable {
    private static final String KIND = "kind";

    private final Site site;
    private final Briefs briefs;
    private final PageFolders folders;
    private final Shipped shipped;
    private final Player player;

    /**
     * @param briefs tells whether a run is finished
     */
    public PageRuns(Site site, Briefs briefs) {
        this.site = site;
        this.briefs = briefs;
        folders = new PageFolders(site.runs());
        shipped = new Shipped(Experiments.usualFolder());
        player = new Player(site.games(), site.log());
    }

    /** Returns the experiments that can be started by name. */
    public List<Map<String, Object>> experiments() {
        return shipped.list();
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
            case "match" -> startMatch(new MatchOrder(site, request).check());
            case "experiment" -> startExperiment(request);
            default ->
                    throw new BadInput(
                            "the page starts a match or an experiment, not '%s'"
                                    .formatted(request.get(KIND)));
        };
    }

    private Path startMatch(MatchOrder.Ready match) {
        return begin(
                folders.make(match.plan().name()),
                folder ->
                        match(
                                match.kit(),
                                match.plan(),
                                match.openings(),
                                folder,
                                match.command(folder)));
    }

    private static Job match(
            GameKit<?, ?> kit, RunPlan plan, Openings<?> openings, Path folder, String command) {
        return new Job(
                plan.name(),
                folder,
                command,
                "run.json",
                workplace -> new RunDesk(workplace, kit, openings).carryOut(plan, folder, false));
    }

    /** Makes a job for a new folder. */
    private interface Making {
        Job in(Path folder) throws IOException;
    }

    private Path begin(Path folder, Making making) {
        try {
            player.start(making.in(folder));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BadInput e) {
            PageFolders.deleteEmpty(folder);
            throw e;
        }
    }

    private Path startExperiment(Map<String, Object> request) {
        Scale scale = Scale.parse(Json.text(request, "scale"));
        String name = Json.text(request, "name", "");
        if (!name.isEmpty()) {
            Experiment experiment = shipped.find(name);
            if (Shipped.games(experiment, scale) == 0) {
                throw new BadInput(
                        "experiment '%s' has no games of its own at scale %s"
                                .formatted(name, scale.id()));
            }
            ExperimentOrder order =
                    new ExperimentOrder(
                            experiment.title(),
                            name,
                            "",
                            scale.id(),
                            Shipped.games(experiment, scale),
                            "");
            return begin(folders.make(name), folder -> begin(order, experiment, folder));
        }
        String text = Json.text(request, "text");
        Experiment asked =
                new ExperimentText(site.games(), site.specs()).read(text, "experiment", scale);
        String id = PageFolders.slug(asked.title());
        ExperimentOrder order =
                new ExperimentOrder(
                        asked.title(), "", id, scale.id(), Shipped.games(asked, scale), "");
        return begin(
                folders.make(asked.title()),
                folder -> {
                    WholeFile.write(folder.resolve(id + ".yaml"), text);
                    return begin(order, written(order, folder), folder);
                });
    }

    private Job begin(ExperimentOrder order, Experiment experiment, Path folder)
            throws IOException {
        order.write(folder);
        return job(order, experiment, folder);
    }

    /** Reads the text in a folder, and checks it again. */
    private Experiment written(ExperimentOrder order, Path folder) {
        try {
            String text = Files.readString(folder.resolve(PageFolders.slug(order.id()) + ".yaml"));
            return new ExperimentText(site.games(), site.specs())
                    .read(text, order.id(), Scale.parse(order.scale()));
        } catch (IOException e) {
            throw new BadInput("the experiment's text cannot be read", e);
        }
    }

    private Job job(ExperimentOrder order, Experiment experiment, Path folder) {
        boolean named = !order.name().isEmpty();
        List<String> words =
                List.of(
                        "experiment",
                        named ? order.name() : folder.resolve(order.id() + ".yaml").toString(),
                        "--scale",
                        order.scale(),
                        "--dir",
                        folder.toString());
        Optional<Records> records =
                Optional.of(Records.beside(named ? shipped.folder() : folder, false));
        return new Job(
                order.title(),
                folder,
                "./moyo " + CommandText.join(words),
                ExperimentOrder.FILE,
                workplace -> play(workplace, order, experiment, folder, records));
    }

    private static int play(
            Workplace workplace,
            ExperimentOrder order,
            Experiment experiment,
            Path folder,
            Optional<Records> records)
            throws IOException, InterruptedException {
        List<Experiment> one = List.of(experiment);
        Extent extent = Extent.all(Scale.parse(order.scale()), one, Double.POSITIVE_INFINITY);
        int code = new Reproducer(workplace, one, extent, folder, Part.ALL, records).play();
        if (code != Interrupt.EXIT_CODE) {
            order.complete().write(folder);
        }
        return code;
    }

    /**
     * Goes on with a run of the page.
     *
     * @throws BadInput if it was not started here, or is not as the page would start it
     */
    public void resume(FoundRun run) {
        requireOwn(run);
        player.requireFree();
        if (isFinished(run)) {
            throw new BadInput("all games of this run are played");
        }
        if (run.kind() == RunKind.EXPERIMENT) {
            ExperimentOrder order = ExperimentOrder.read(run.folder());
            Experiment experiment =
                    order.name().isEmpty()
                            ? written(order, run.folder())
                            : shipped.find(order.name());
            player.start(job(order, experiment, run.folder()));
        } else {
            RunFolder.Description known = RunFolder.describe(run.folder());
            RunPlan plan = known.plan();
            GameKit<?, ?> kit = site.games().ofFacts(plan.game());
            plan.entrants().forEach(entrant -> check(kit, entrant));
            Openings<?> openings = openings(plan, kit);
            String command = known.lastSession().path("command").asText();
            player.start(match(kit, plan, openings, run.folder(), command));
        }
    }

    private boolean isFinished(FoundRun run) {
        return briefs.of(run).finished();
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

    private void check(GameKit<?, ?> kit, Entrant entrant) {
        if (entrant.isOutside()) {
            boolean known =
                    site.engines().all().stream()
                            .map(Engine::command)
                            .anyMatch(c -> entrant.spec().equals(Entrant.OUTSIDE + c));
            if (!known) {
                throw new BadInput(
                        "'%s' is no longer an engine that the operator has named"
                                .formatted(entrant.name()));
            }
        } else {
            site.specs().parse(kit, entrant.spec());
        }
    }

    private static Openings<?> openings(RunPlan plan, GameKit<?, ?> kit) {
        String text = plan.openings().replaceFirst("^random ", "");
        if (!text.equals("none") && !text.matches("[0-9]{1,2}")) {
            throw new BadInput("the openings of this run came from a file");
        }
        return Openings.parse(text, kit);
    }

    @Override
    public void close() {
        player.close();
    }
}

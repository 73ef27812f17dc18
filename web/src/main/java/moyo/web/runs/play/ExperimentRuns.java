package moyo.web.runs.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.gtp.client.CommandText;
import moyo.lab.desk.Workplace;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Records;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.record.WholeFile;
import moyo.lab.run.Part;
import moyo.web.part.Site;
import moyo.web.wire.Json;

/** Experiments as jobs: those of the program, by name, and those that were written on the page. */
final class ExperimentRuns {
    private final Site site;
    private final Shipped shipped = new Shipped(Experiments.usualFolder());

    ExperimentRuns(Site site) {
        this.site = site;
    }

    /** Returns the experiments that can be started by name. */
    List<Map<String, Object>> list() {
        return shipped.list();
    }

    /**
     * Checks what a form orders.
     *
     * @throws BadInput with a sentence for the form
     */
    NewRun start(Map<String, Object> request) {
        Scale scale = Scale.parse(Json.text(request, "scale"));
        String name = Json.text(request, "name", "");
        return name.isEmpty() ? ofText(Json.text(request, "text"), scale) : ofName(name, scale);
    }

    private NewRun ofName(String name, Scale scale) {
        Experiment experiment = shipped.find(name);
        long games = Shipped.games(experiment, scale);
        if (games == 0) {
            throw new BadInput(
                    "experiment '%s' has no games of its own at scale %s"
                            .formatted(name, scale.id()));
        }
        ExperimentOrder order =
                new ExperimentOrder(experiment.title(), name, "", scale.id(), games, "");
        return new NewRun(name, folder -> begin(order, experiment, folder));
    }

    private NewRun ofText(String text, Scale scale) {
        Experiment asked =
                new ExperimentText(site.games(), site.specs()).read(text, "experiment", scale);
        String id = PageFolders.slug(asked.title());
        ExperimentOrder order =
                new ExperimentOrder(
                        asked.title(), "", id, scale.id(), Shipped.games(asked, scale), "");
        return new NewRun(
                asked.title(),
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

    /**
     * Goes on with an experiment.
     *
     * @throws BadInput if the page would not start it
     */
    Job resume(Path folder) {
        ExperimentOrder order = ExperimentOrder.read(folder);
        Experiment experiment =
                order.name().isEmpty() ? written(order, folder) : shipped.find(order.name());
        return job(order, experiment, folder);
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
        if (code == 0) {
            order.complete().write(folder);
        }
        return code;
    }
}

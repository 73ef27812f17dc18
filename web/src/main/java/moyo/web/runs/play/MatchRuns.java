package moyo.web.runs.play;

import java.nio.file.Path;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.desk.RunDesk;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.session.GameKit;
import moyo.web.part.Engines.Engine;
import moyo.web.part.Site;

/** Matches as jobs, new ones and those that go on. */
final class MatchRuns {
    private final Site site;

    MatchRuns(Site site) {
        this.site = site;
    }

    /**
     * Checks what a form orders.
     *
     * @throws BadInput with a sentence for the form
     */
    NewRun start(Map<String, Object> request) {
        MatchOrder.Ready match = new MatchOrder(site, request).check();
        return new NewRun(
                match.plan().name(),
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

    /**
     * Goes on with a match.
     *
     * @throws BadInput if the page would not start it
     */
    Job resume(Path folder) {
        RunFolder.Description known = RunFolder.describe(folder);
        RunPlan plan = known.plan();
        GameKit<?, ?> kit = site.games().ofFacts(plan.game());
        plan.entrants().forEach(entrant -> check(kit, entrant));
        if (!plan.rules().referee().equals(MatchRules.AGREE)) {
            throw new BadInput("the referee of this run is an outside program");
        }
        String command = known.lastSession().path("command").asText();
        return match(kit, plan, openings(plan, kit), folder, command);
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
}

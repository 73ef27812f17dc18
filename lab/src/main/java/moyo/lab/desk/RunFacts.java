package moyo.lab.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.report.figure.Fact;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;

/** What was played and where, as a report shows it. */
public final class RunFacts {
    /** The circumstances that a report shows in other places. */
    private static final Set<String> NOT_FACTS = Set.of("command", RunFolder.PART);

    private RunFacts() {}

    /** Returns the facts of a folder. */
    public static List<Fact> of(RunFolder.Description description) {
        return of(description, List.of());
    }

    /**
     * Returns the facts of a folder.
     *
     * @param cpuTexts a sentence about the CPU time of each matchup
     */
    static List<Fact> of(RunFolder.Description description, List<String> cpuTexts) {
        RunPlan plan = description.plan();
        Part part = description.part();
        List<Fact> facts = new ArrayList<>();
        for (Map.Entry<String, Object> fact : plan.game().entrySet()) {
            facts.add(new Fact(fact.getKey(), String.valueOf(fact.getValue())));
        }
        for (Entrant entrant : plan.entrants()) {
            if (!entrant.name().equals(entrant.spec())) {
                facts.add(new Fact(entrant.name(), entrant.spec()));
            }
        }
        MatchRules rules = plan.rules();
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
        cpuTexts.forEach(text -> facts.add(new Fact("CPU time used", text)));
        facts.add(new Fact("seed", Long.toString(plan.seed())));
        if (!part.isAll()) {
            facts.add(new Fact("part", "%s of the pairs".formatted(part)));
        }
        description
                .lastSession()
                .properties()
                .forEach(
                        e -> {
                            if (!NOT_FACTS.contains(e.getKey())) {
                                facts.add(new Fact(e.getKey(), e.getValue().asText()));
                            }
                        });
        return facts;
    }
}

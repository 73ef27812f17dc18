package moyo.lab.report.paper;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.Numbers;

/**
 * The content of the report of experiments, finished or not.
 *
 * @param extent the name of the scale, or {@code check}
 * @param facts the commit and the host
 * @param command the command that repeats them
 * @param running whether games are still being played
 * @param written the time the report is made
 */
public record Reproduction(
        String extent,
        List<ExperimentResult> results,
        List<Fact> facts,
        String command,
        boolean running,
        Instant written) {
    public Reproduction {
        results = List.copyOf(results);
        facts = List.copyOf(facts);
    }

    /** Returns the heading: the title if there is a single experiment without a paper. */
    String title() {
        boolean own = results.size() == 1 && !results.get(0).experiment().paper().isThere();
        return own ? results.get(0).experiment().title() : "The papers' experiments";
    }

    /** Returns what was played, for the heading. */
    String extentInWords() {
        return Scale.find(extent).isPresent() ? "scale " + extent : extent + " of the claims";
    }

    /** Returns whether a figure is compared with ours. */
    boolean isCompared() {
        return results.stream().anyMatch(ExperimentResult::isCompared);
    }

    /** Returns the number of games; games that several rows show count once. */
    long games() {
        Map<Origin, Long> games = new HashMap<>();
        for (ExperimentResult result : results) {
            for (RowResult row : result.rows()) {
                games.put(row.row().origin(), row.standing().total().games());
            }
        }
        return games.values().stream().mapToLong(n -> n).sum();
    }

    private long count(Finding finding) {
        return results.stream().flatMap(ExperimentResult::findings).filter(finding::equals).count();
    }

    /**
     * {@code 46 games; verdicts: 1 × agrees, 9 × too few games}; in a check, which plays few rows,
     * the number of games alone.
     */
    public String headline() {
        if (!isCompared() || Scale.find(extent).isEmpty()) {
            return Numbers.games(games());
        }
        String counts =
                Stream.of(Finding.values())
                        .filter(finding -> count(finding) > 0)
                        .map(finding -> count(finding) + " × " + finding.label())
                        .collect(Collectors.joining(", "));
        return "%s; verdicts: %s".formatted(Numbers.games(games()), counts);
    }
}

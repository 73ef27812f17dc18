package moyo.lab.report.docs;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.ResultJudge;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.SearchWork;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.Saving;
import moyo.lab.stats.TTestResult;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;

/** Single recorded figures inside a sentence, by the word that asks for one. */
final class RecordedFigures {
    private static final Map<String, BiFunction<RecordedRows, String, String>> KINDS = kinds();

    /** Stands where a figure will stand. */
    private static final String MISSING = "(" + RecordedText.ABSENT + ")";

    private RecordedFigures() {}

    static Collection<String> words() {
        return KINDS.keySet();
    }

    /**
     * Returns a figure, or words that say that it is not recorded.
     *
     * @param of the row, or several rows
     */
    static String of(String word, String of, RecordedRows rows) {
        return Objects.requireNonNull(KINDS.get(word)).apply(rows, of);
    }

    private static Map<String, BiFunction<RecordedRows, String, String>> kinds() {
        Map<String, BiFunction<RecordedRows, String, String>> kinds = new LinkedHashMap<>();
        kinds.put("rate", ofTally(row -> row.standing().total(), RecordedFigures::rate));
        kinds.put("first", ofTally(row -> row.standing().asFirst(), RecordedFigures::rate));
        kinds.put("second", ofTally(row -> row.standing().asSecond(), RecordedFigures::rate));
        kinds.put("score", ofTally(row -> row.standing().total(), RecordedFigures::score));
        kinds.put("draws", ofTally(row -> row.standing().total(), RecordedFigures::draws));
        kinds.put("games", ofTally(row -> row.standing().total(), t -> Long.toString(t.games())));
        kinds.put("saving", ofWork(WorkFigures::moves));
        kinds.put("time-saving", ofWork(WorkFigures::time));
        kinds.put("game-saving", ofWork(WorkFigures::movesOfTheGame));
        kinds.put("game-time-saving", ofWork(WorkFigures::timeOfTheGame));
        kinds.put("cost", ofRow(row -> cost(row.work())));
        kinds.put("verdict", ofRow(RecordedFigures::verdict));
        kinds.put("difference", ofTwo(RecordedFigures::difference));
        kinds.put("contrast", ofSome(4, RecordedFigures::contrast));
        kinds.put("t-test", ofTwo((a, b) -> test(TTests.welch(a, b))));
        return kinds;
    }

    private static BiFunction<RecordedRows, String, String> ofTally(
            Function<RowResult, Tally> tally, Function<Tally, String> text) {
        return ofRow(
                row -> {
                    Tally games = tally.apply(row);
                    return games.games() == 0 ? MISSING : text.apply(games);
                });
    }

    private static BiFunction<RecordedRows, String, String> ofWork(
            Function<SearchWork, Saving> saving) {
        return ofRow(
                row -> {
                    Saving known = saving.apply(row.work());
                    return known.isKnown() ? RecordedText.estimate(known) : MISSING;
                });
    }

    private static BiFunction<RecordedRows, String, String> ofRow(
            Function<RowResult, String> text) {
        return (rows, name) -> rows.row(name).recordedResult().map(text).orElse(MISSING);
    }

    private static BiFunction<RecordedRows, String, String> ofTwo(
            BiFunction<Tally, Tally, String> text) {
        return ofSome(2, tallies -> text.apply(tallies.get(0), tallies.get(1)));
    }

    private static BiFunction<RecordedRows, String, String> ofSome(
            int count, Function<List<Tally>, String> text) {
        return (rows, names) -> {
            List<String> some = RecordedRows.names(names);
            if (some.size() != count) {
                throw new BadInput("'%s' are not %d rows".formatted(names, count));
            }
            List<Tally> tallies =
                    some.stream()
                            .map(rows::row)
                            .flatMap(row -> row.recordedResult().stream())
                            .map(row -> row.standing().total())
                            .toList();
            return tallies.size() == count ? text.apply(tallies) : MISSING;
        };
    }

    private static String rate(Tally tally) {
        return "%s of %d games"
                .formatted(
                        RecordedText.estimate(tally.rate(), tally.wilson(ResultJudge.LEVEL)),
                        tally.games());
    }

    static String score(Tally tally) {
        return "%d-%d-%d".formatted(tally.wins(), tally.draws(), tally.losses());
    }

    private static String draws(Tally tally) {
        Proportion share = new Proportion((double) tally.draws() / tally.games(), tally.games());
        return "%d of %d, %s"
                .formatted(
                        tally.draws(),
                        tally.games(),
                        RecordedText.estimate(share.rate(), share.wilson(ResultJudge.LEVEL)));
    }

    /** The CPU time of A's simulations as a multiple of B's. */
    private static String cost(SearchWork work) {
        Saving saving = work.simulationTime();
        return saving.isKnown() ? String.format(Locale.ROOT, "%.1f", 1 - saving.share()) : MISSING;
    }

    private static String verdict(RowResult row) {
        Line line = row.lines().get(row.lines().size() - 1);
        return RecordedText.verdict(line);
    }

    private static String difference(Tally a, Tally b) {
        return RecordedText.difference(a.rate() - b.rate(), lead(a, b));
    }

    private static Interval lead(Tally a, Tally b) {
        return a.proportion().above(b.proportion(), ResultJudge.LEVEL);
    }

    /**
     * The lead of the first row over the second minus that of the third over the fourth, with the
     * interval made of those of both leads as in Newcombe's method 10 (Zou and Donner 2008).
     */
    private static String contrast(List<Tally> four) {
        double mine = four.get(0).rate() - four.get(1).rate();
        double theirs = four.get(2).rate() - four.get(3).rate();
        Interval of = lead(four.get(0), four.get(1));
        Interval than = lead(four.get(2), four.get(3));
        double lead = mine - theirs;
        return RecordedText.difference(
                lead,
                new Interval(
                        lead - Math.hypot(mine - of.low(), than.high() - theirs),
                        lead + Math.hypot(of.high() - mine, theirs - than.low())));
    }

    private static String test(TTestResult test) {
        return String.format(Locale.ROOT, "t = %.2f, p = %.2f", test.t(), test.pGreater())
                .replace('-', '\u2212');
    }
}

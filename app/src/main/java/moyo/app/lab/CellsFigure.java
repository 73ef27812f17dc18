package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import moyo.blokus.BlokusGame;
import moyo.blokus.pattern.learn.Figure4;
import moyo.game.BadInput;
import moyo.lab.record.GameResult;
import moyo.lab.record.WholeFile;
import moyo.lab.report.chart.LineChart;
import moyo.lab.run.Matchup;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;

/**
 * Plots the cells that both players of a match of Blokus Duo cover, by move number, as figure 4 of
 * Nakamura, Miwa and Chikayama.
 */
final class CellsFigure {
    private static final String TYPE = ".svg";

    private CellsFigure() {}

    /**
     * Writes the plot, and the numbers as CSV beside it.
     *
     * @param dir the folder of a match
     */
    static void write(Path dir, Path file) throws IOException {
        if (!file.toString().endsWith(TYPE)) {
            throw new BadInput("--cells '%s' should end with %s".formatted(file, TYPE));
        }
        BlokusGame game = new BlokusGame();
        RunPlan plan = RunFolder.describe(dir).plan();
        if (!game.name().equals(plan.game().get("name")) || plan.matchups().size() > 1) {
            throw new BadInput("--cells: '%s' is not a match of Blokus Duo".formatted(dir));
        }
        Matchup matchup = plan.matchups().get(0);
        Figure4 figure = new Figure4(matchup.a(), matchup.b());
        for (GameResult result : RunFolder.content(dir, plan).results()) {
            figure.add(result.moves().stream().map(game::parseMove).toList(), result.game() == 0);
        }
        String name = file.getFileName().toString().replace(TYPE, ".csv");
        WholeFile.write(file.resolveSibling(name), figure.csv());
        LineChart.write("move number", "covered cells", figure.lines(), file);
    }
}

package moyo.app.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.AnnotatedSgf;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.GameTitle;
import moyo.session.analysis.Sides;
import moyo.session.analysis.WinRatePlot;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The files that an analysis writes: the annotated record and the plot. */
final class AnalysisOutput {
    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Writes the annotated game to FILE, and the plot beside it.")
    private @Nullable Path record;

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description =
                    "Writes the plot of the win rate to FILE as SVG; default: the name of --out"
                            + " with the ending .svg.")
    private @Nullable Path plot;

    @Option(names = "--force", description = "Overwrites existing files.")
    private boolean force;

    private Optional<Path> record() {
        return Optional.ofNullable(record);
    }

    private Optional<Path> plot() {
        return Optional.ofNullable(plot).or(() -> record().map(AnalysisOutput::beside));
    }

    private static Path beside(Path record) {
        String name = String.valueOf(record.getFileName());
        return record.resolveSibling(name.replaceFirst("(?i)\\.(sgf|blksgf)$", "") + ".svg");
    }

    boolean isWanted() {
        return plot().isPresent();
    }

    /** Checks before the analysis that the files can be written after it. */
    void check(Path source) {
        List<Path> files = new ArrayList<>();
        record().ifPresent(files::add);
        plot().ifPresent(files::add);
        files.forEach(file -> GameFile.requireWritable(file, source, force));
        if (record().isPresent() && record().equals(plot())) {
            throw new BadInput("--out and --plot are the same file, '%s'".formatted(record));
        }
    }

    /**
     * Writes the requested files and prints their names.
     *
     * @param games the whole file, the analysed game first
     * @return whether all files were written
     */
    <G extends Game<P>, P extends Position<P>> boolean write(
            GameKit<G, P> kit,
            List<SgfNode> games,
            GameLine<G, P> line,
            List<AnalysedMove> moves,
            String analyst,
            double blunder,
            PrintWriter err) {
        Sides sides = sides(kit);
        boolean good = true;
        if (record().isPresent()) {
            new AnnotatedSgf<>(line, kit.format(), sides, blunder).add(moves, analyst);
            good = write(record().get(), file -> SgfWriter.write(games, file), err);
        }
        if (plot().isPresent()) {
            List<String> facts = kit.format().details(line.game());
            GameTitle title = GameTitle.of(line.root(), facts, sides, analyst);
            String svg = new WinRatePlot(line.game(), sides, title, blunder).svg(moves);
            good &= write(plot().get(), file -> Files.writeString(file, svg), err);
        }
        return good;
    }

    /** Returns the names of the two sides of a game. */
    static Sides sides(GameKit<?, ?> kit) {
        return new Sides(kit.colourName(Colour.FIRST), kit.colourName(Colour.SECOND));
    }

    private interface Writing {
        void to(Path file) throws IOException;
    }

    private static boolean write(Path file, Writing writing, PrintWriter err) {
        try {
            writing.to(file);
            err.println("moyo: wrote '%s'".formatted(file));
            return true;
        } catch (IOException e) {
            err.println("moyo: cannot write '%s': %s".formatted(file, GameFile.reason(file, e)));
            return false;
        }
    }
}

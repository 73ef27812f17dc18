package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AnalyzeCommandLineTest {
    /** White throws the game away by move 4. */
    private static final String GAME =
            "(;GM[1]FF[4]SZ[5]KM[0.5]PB[Ann]PW[Bob]C[club]"
                    + ";B[cc];W[dc];B[dd](;W[aa];B[ec];W[cb];B[])(;W[db];B[bb]))";

    @TempDir private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private Path file(String name, String sgf) throws Exception {
        return Files.writeString(folder.resolve(name), sgf);
    }

    private int analyze(Path file, String... options) {
        List<String> args = new ArrayList<>(List.of("analyze", file.toString()));
        args.addAll(List.of("--set", "tree-nodes=50000"));
        args.addAll(List.of(options));
        return Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                args.toArray(String[]::new));
    }

    private String[] lines() {
        return out.toString().split("\\R");
    }

    @Test
    void printsALineAMoveAndASummary() throws Exception {
        assertThat(analyze(file("game.sgf", GAME), "--playouts", "300")).isZero();
        assertThat(lines()).hasSize(1 + 7 + 1 + 5);
        assertThat(lines()[0]).contains("Black wins", "loss", "best line");
        assertThat(lines()[1]).startsWith("   1 B C3 ");
        assertThat(lines()[4]).startsWith("   4 W A5 ");
        assertThat(lines()[7]).startsWith("   7 B pass ");
        assertThat(lines()[9]).startsWith("7 moves");
        assertThat(err.toString()).as("where nobody watches").isEmpty();
        try (var files = Files.list(folder)) {
            assertThat(files).as("nothing written unasked").hasSize(1);
        }
    }

    /** Lines may be left out there ({@code ...}). */
    @Test
    void itsPageShowsWhatIsPrinted() throws Exception {
        String game = "../docs/analyze.sgf";
        String[] args = {"analyze", game, "--player", "fuego-style"};
        assertThat(Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args)).isZero();
        List<String> shown =
                Stream.of(Files.readString(Path.of("../docs/analyze.md")).split("```"))
                        .filter(block -> block.contains("best line"))
                        .flatMap(String::lines)
                        .filter(line -> !line.isBlank() && !line.equals("..."))
                        .toList();
        assertThat(shown).hasSizeGreaterThan(5).allMatch(List.of(lines())::contains);
    }

    /** The size is that of the record, whatever the default board of an engine is. */
    @Test
    void theDefaultPlayerOfTheBoardAnalyses() throws Exception {
        for (int size : new int[] {5, 9}) {
            Path file = file(size + ".sgf", "(;GM[1]FF[4]SZ[%d];B[cc];W[dd])".formatted(size));
            Path judged = folder.resolve("judged-" + size + ".sgf");
            assertThat(analyze(file, "--playouts", "10", "--out", judged.toString())).isZero();
            String player = size == 9 ? "zero" : "fuego-style";
            assertThat(SgfReader.read(judged).get(0).value("C").orElse("")).contains(player);
        }
    }

    @Test
    void theSameSeedThinksTheSame() throws Exception {
        Path file = file("game.sgf", GAME);
        analyze(file, "--playouts", "100", "--json", "--to", "3");
        String first = out.toString();
        out.getBuffer().setLength(0);
        analyze(file, "--playouts", "100", "--json", "--to", "3");
        assertThat(out.toString()).isEqualTo(first);
    }

    @Test
    void printsOneJsonObjectPerMove() throws Exception {
        Path file = file("game.sgf", GAME);
        assertThat(analyze(file, "--playouts", "200", "--json", "--from", "3", "--to", "5"))
                .isZero();
        assertThat(lines()).hasSize(3);
        for (int i = 0; i < 3; i++) {
            JsonNode line = new ObjectMapper().readTree(lines()[i]);
            assertThat(line.get("number").asInt()).isEqualTo(i + 3);
            assertThat(line.get("colour").asText()).isEqualTo(i == 1 ? "white" : "black");
            assertThat(line.get("blackWins").asDouble()).isBetween(0.0, 1.0);
            assertThat(line.get("loss").asDouble()).isBetween(0.0, 1.0);
            assertThat(line.get("line").get(0)).isEqualTo(line.get("best"));
            assertThat(line.get("visits").asInt()).isPositive();
        }
    }

    /** A game between two of our players, judged by searches that are too short for it. */
    @Test
    void everyLargeSwingOfAGameIsALossOrUnsure() throws Exception {
        Path game = Path.of("../docs/analyze.sgf");
        assertThat(analyze(game, "--player", "fuego-style", "--playouts", "30", "--json")).isZero();
        int unsure = 0;
        double last = Double.NaN;
        for (String text : lines()) {
            JsonNode line = new ObjectMapper().readTree(text);
            double black = line.get("blackWins").asDouble();
            double before = line.get("blackWinsBefore").asDouble();
            assertThat(last == before || Double.isNaN(last)).as(text).isTrue();
            last = black;
            boolean first = line.get("colour").asText().equals("black");
            double worse = first ? before - black : black - before;
            if (line.get("unsure").asBoolean()) {
                assertThat(line.has("blackWinsExpected")).isTrue();
                unsure++;
            } else if (Math.abs(worse) > 0.2001) {
                assertThat(worse).as(text).isPositive();
                assertThat(line.get("loss").asDouble()).as(text).isGreaterThan(0.1499);
            }
        }
        assertThat(lines()).hasSize(88);
        assertThat(unsure).isPositive();
    }

    @Test
    void writesTheGameAndThePlotBesideIt() throws Exception {
        Path file = file("game.sgf", GAME);
        Path judged = folder.resolve("judged.sgf");
        String[] options = {"--playouts", "200", "--blunder", "0", "--out", judged.toString()};
        assertThat(analyze(file, options)).isZero();
        List<SgfNode> nodes = SgfReader.read(judged).get(0).mainLine();
        assertThat(nodes.get(0).value("C").orElse("")).startsWith("club\n\nAnalysed by Moyo");
        assertThat(nodes.get(0).value("PB")).contains("Ann");
        for (SgfNode node : nodes.subList(1, 8)) {
            assertThat(node.value("C").orElse("")).startsWith("Black wins ");
            assertThat(node.has("SBKV")).isTrue();
        }
        assertThat(nodes.get(3).children()).as("Bob's two moves").hasSizeGreaterThan(1);
        assertThat(Files.readString(folder.resolve("judged.svg"), StandardCharsets.UTF_8))
                .contains("Ann (Black) – Bob (White)");
        assertThat(Files.readString(file)).isEqualTo(GAME);
    }

    @Test
    void replacesFilesOnlyByForceAndTheGameNever() throws Exception {
        Path file = file("game.sgf", GAME);
        String old = file("old.svg", "old").toString();
        assertThat(analyze(file, "--playouts", "10", "--plot", old)).isEqualTo(2);
        assertThat(err.toString()).contains("old.svg' exists; --force replaces it");
        assertThat(analyze(file, "--playouts", "10", "--plot", old, "--force")).isZero();
        assertThat(Files.readString(Path.of(old))).startsWith("<svg");
        assertThat(analyze(file, "--out", file.toString(), "--force")).isEqualTo(2);
        assertThat(err.toString()).contains("game.sgf' is the game itself; name another file");
        assertThat(analyze(file, "--out", folder.resolve("no/x.sgf").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("x.sgf': no folder '");
    }

    @Test
    void analysesUpToAnIllegalMove() throws Exception {
        Path file = file("bad.sgf", "(;SZ[5];B[cc];W[dd];B[dd];W[aa])");
        String plot = folder.resolve("plot.svg").toString();
        assertThat(analyze(file, "--playouts", "50", "--plot", plot)).isEqualTo(1);
        assertThat(err.toString())
                .contains("move 3, B[dd], is illegal; only the moves before it are analysed");
        assertThat(out.toString()).contains("   2 W D2 ", "2 moves;");
        assertThat(Path.of(plot)).exists();
        assertThat(analyze(file, "--playouts", "50", "--to", "2")).as("not so far").isZero();
    }

    @Test
    void ofSeveralGamesTheFirstIsAnalysedAndAllAreKept() throws Exception {
        Path file = file("two.sgf", "(;SZ[5];B[cc])(;SZ[9];B[ee])");
        Path judged = folder.resolve("judged.sgf");
        assertThat(analyze(file, "--playouts", "50", "--out", judged.toString())).isZero();
        assertThat(err.toString()).contains("two.sgf' holds 2 games; the first is analysed");
        assertThat(SgfReader.read(judged)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;GM[2];B[cc]) | cannot analyse | GM[2] is not Go",
                "(;SZ[40];B[cc]) | cannot analyse | board size 40 is not between 2 and 25",
                "(;SZ[9]) | cannot analyse | the game has no moves",
                "(;SZ[9];B[ee | is no SGF: line 1, column | expected ']'",
                "no game at all | is no SGF: line 1, column | expected",
            })
    void saysWhatIsWrongWithAFile(String sgf, String start, String end) throws Exception {
        assertThat(analyze(file("bad.sgf", sgf))).isEqualTo(2);
        assertThat(err.toString()).contains("bad.sgf'", start, end).hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--from 5 --to 4 | --from 5 is behind --to 4",
                "--from 0 | --from 0 is not a move number, 1 or more",
                "--from 8 | --from 8 is behind the last move, 7",
                "--blunder 101 | --blunder 101.0 is not between 0 and 100",
                "--player nobody | unknown player 'nobody'",
                "--playouts 0 | playouts=0 is not a whole number",
            })
    void saysWhatIsWrongWithAnOption(String options, String message) throws Exception {
        assertThat(analyze(file("game.sgf", GAME), options.strip().split(" ", -1))).isEqualTo(2);
        assertThat(err.toString()).contains(message.strip()).hasLineCount(1);
    }

    @Test
    void aFileOrAPlayerThatWillNotDoIsNamed() throws Exception {
        assertThat(analyze(folder.resolve("none.sgf"))).isEqualTo(2);
        assertThat(err.toString()).contains("none.sgf': no such file or folder").hasLineCount(1);
        assertThat(analyze(folder)).isEqualTo(2);
        assertThat(err.toString()).contains("': it is a folder");
        String file = file("game.sgf", GAME).toString();
        PrintWriter writer = new PrintWriter(err, true);
        assertThat(Main.run(writer, writer, "analyze", file, "--player", "random")).isEqualTo(2);
        assertThat(err.toString()).contains("player 'random' has no search tree to analyse");
        assertThat(Main.run(writer, writer, "analyze")).isEqualTo(2);
        assertThat(err.toString()).contains("Missing required parameter: 'FILE'");
    }

    private static final String BLOKUS =
            "(;GM[Blokus Duo]PB[Ann]PW[Bob];B[e8,d9,e9,f9,e10];W[i4,h5,i5,j5,i6]"
                    + ";B[g7,g8]C[why];W[e10])";

    @Test
    void aGameOfBlokusIsAnalysedWithPlotAndComments() throws Exception {
        Path file = file("game.blksgf", BLOKUS);
        Path judged = folder.resolve("judged.blksgf");
        assertThat(analyze(file, "--playouts", "60", "--out", judged.toString())).isEqualTo(1);
        assertThat(err.toString())
                .contains("node 4: W[e10]: illegal move: e10 is covered; only the moves before it");
        assertThat(lines()[0]).contains("Purple wins", "loss", "best line");
        assertThat(lines()[1]).startsWith("   1 B e8,d9,e9,f9,e10 ");
        assertThat(lines()[3]).startsWith("   3 B g7,g8 ");
        assertThat(out.toString()).contains("\nPurple ", "\nOrange ");
        List<SgfNode> nodes = SgfReader.read(judged).get(0).mainLine();
        assertThat(nodes.get(1).value("C").orElse("")).startsWith("Purple wins ");
        assertThat(nodes.get(3).value("C").orElse("")).startsWith("why\n\nPurple wins ");
        assertThat(Files.readString(folder.resolve("judged.svg"), StandardCharsets.UTF_8))
                .contains("Ann (Purple) – Bob (Orange)", "Blokus Duo, judged by zero");
    }

    @Test
    void aGameOfBlokusIsAnalysedAsJson() throws Exception {
        Path file = file("game.blksgf", BLOKUS);
        assertThat(analyze(file, "--playouts", "40", "--json", "--from", "2", "--to", "3"))
                .isZero();
        assertThat(lines()).hasSize(2);
        JsonNode line = new ObjectMapper().readTree(lines()[0]);
        assertThat(line.get("colour").asText()).isEqualTo("white");
        assertThat(line.get("move").asText()).isEqualTo("i4,h5,i5,j5,i6");
        assertThat(line.get("line").get(0)).isEqualTo(line.get("best"));
    }

    @Test
    void aListOfMovesIsAnalysedIfTheGameIsNamed() throws Exception {
        Path file = file("game.txt", "first (X): Ann\nseed: 1\n\nd a d a d b\n\n a b c d e f g\n");
        String options = "--game connect4 --player uct --playouts 300 --blunder 5";
        assertThat(analyze(file, options.split(" "))).isZero();
        assertThat(lines()[6]).startsWith("   6 W b ").contains("??");
        assertThat(analyze(file, "--playouts", "300")).as("no SGF").isEqualTo(2);
        assertThat(analyze(file, "--game", "chess")).isEqualTo(2);
        assertThat(err.toString()).contains("unknown game 'chess'");
        assertThat(analyze(file("go.sgf", GAME), "--game", "blokus")).isEqualTo(2);
        assertThat(err.toString()).contains("GM[1] is not Blokus Duo");
    }
}

package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Analysis as Sabaki, Lizzie and CGOS ask for it, over pipes, line by line. */
@Timeout(60)
final class AnalyzeCommandsTest {
    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();

    private void start(String player, int size) throws IOException {
        PipedInputStream in = new PipedInputStream(toEngine);
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream fromEngine = new PipedInputStream(out, 1 << 16);
        GoTalk talk = GoTalk.with(player, size);
        run(
                () -> {
                    talk.newEngine().run(in, out);
                    out.close();
                });
        run(
                () -> {
                    var reader =
                            new BufferedReader(
                                    new InputStreamReader(fromEngine, StandardCharsets.UTF_8));
                    for (String line; (line = reader.readLine()) != null; ) {
                        lines.add(line);
                    }
                });
    }

    /** What may fail because the other end went away. */
    private interface Piping {
        void run() throws IOException;
    }

    private void run(Piping work) {
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                work.run();
                            } catch (IOException e) {
                                lines.add("lost: " + e);
                            }
                        });
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    @AfterEach
    void stop() throws Exception {
        toEngine.close();
        for (Thread thread : threads) {
            thread.join(Duration.ofSeconds(20).toMillis());
            assertThat(thread.isAlive()).isFalse();
        }
    }

    private void send(String text) throws IOException {
        toEngine.write(text.getBytes(StandardCharsets.UTF_8));
        toEngine.flush();
    }

    private String next() throws InterruptedException {
        String line = lines.poll(30, TimeUnit.SECONDS);
        assertThat(line).as("an answer").isNotNull();
        return line;
    }

    /** Skips reports until the answer has ended; the reports. */
    private List<String> restOfAnswer() throws InterruptedException {
        List<String> rest = new ArrayList<>();
        for (String line = next(); !line.isEmpty(); line = next()) {
            rest.add(line);
        }
        return rest;
    }

    private static final Pattern LEELA =
            Pattern.compile(
                    "move ([A-HJ][1-9]|pass) visits \\d+ winrate \\d{1,5} prior \\d{1,5}"
                            + " lcb \\d{1,5} order \\d+ pv( ([A-HJ][1-9]|pass))+");

    private static final String FLOAT = "-?\\d+\\.\\d+";

    private static final Pattern KATA =
            Pattern.compile(
                    ("move ([A-HJ][1-9]|pass) visits \\d+ utility F winrate F scoreMean F"
                                    + " scoreStdev F scoreLead F scoreSelfplay F prior F lcb F"
                                    + " utilityLcb F weight \\d+ order \\d+"
                                    + " pv( ([A-HJ][1-9]|pass))+")
                            .replace("F", FLOAT));

    /** Lizzie splits like this; Sabaki needs the variation last. */
    private static List<String> infos(String report) {
        assertThat(report).startsWith("info ").doesNotContain("  ");
        return Arrays.asList(report.substring("info ".length()).split(" info "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lz-analyze b 1", "lz-analyze 1", "lz-analyze B interval 1"})
    void leelasReportsComeUntilAnythingArrives(String command) throws Exception {
        start("fuego-style", 9);
        send("7 " + command + "\n");
        assertThat(next()).as("at once").isEqualTo("=7");
        for (int i = 0; i < 3; i++) {
            for (String info : infos(next())) {
                assertThat(info).matches(LEELA);
            }
        }
        send("8 name\n");
        restOfAnswer();
        assertThat(next()).isEqualTo("=8 Moyo");
    }

    @Test
    void anEmptyLineEndsAnAnalysisToo() throws Exception {
        start("fuego-style", 9);
        send("lz-analyze 1\n");
        assertThat(next()).isEqualTo("=");
        next();
        send("\n");
        restOfAnswer();
        send("protocol_version\n");
        assertThat(next()).isEqualTo("= 2");
    }

    /** Everything is proven soon; what is known is reported until somebody says stop. */
    @Test
    void anAnalysisWaitsForItsEnd() throws Exception {
        start("fuego-style solver=on", 2);
        send("lz-analyze 20\n");
        assertThat(next()).isEqualTo("=");
        String last = "";
        for (String line = next(); !line.equals(last); line = next()) {
            assertThat(line).startsWith("info ");
            last = line;
        }
        send("stop\n");
        assertThat(restOfAnswer()).allMatch(last::equals);
        assertThat(next()).isEqualTo("= ");
    }

    @Test
    void aCommandThatWaitsAlreadyEndsItAtOnce() throws Exception {
        start("fuego-style", 9);
        send("lz-analyze 1\nname\n");
        assertThat(next()).isEqualTo("=");
        restOfAnswer();
        assertThat(next()).isEqualTo("= Moyo");
    }

    @Test
    void katasReportsAreFractionsWithTheScore() throws Exception {
        start("fuego-style", 9);
        send("play b E5\n");
        restOfAnswer();
        send("kata-analyze w 1 rootInfo true ownership true\n");
        assertThat(next()).isEqualTo("=");
        String report = next();
        send("stop\n");
        int root = report.indexOf(" rootInfo ");
        int owners = report.indexOf(" ownership ");
        assertThat(root).isPositive();
        assertThat(owners).isGreaterThan(root);
        for (String info : infos(report.substring(0, root))) {
            assertThat(info).matches(KATA);
        }
        String[] ownership = report.substring(owners + " ownership ".length()).split(" ");
        assertThat(ownership).hasSize(81).allMatch(o -> o.matches(FLOAT));
        restOfAnswer();
    }

    /** Sabaki's own rules: what its parser needs, drops and cuts. */
    @Test
    void sabakiCanReadIt() throws Exception {
        start("fuego-style", 9);
        send("kata-analyze b 20\n");
        next();
        String report = next();
        send("protocol_version\n");
        int shown = 0;
        for (String info : infos(report)) {
            List<String> words = Arrays.asList(info.split(" "));
            String move = words.get(words.indexOf("move") + 1);
            if (!move.matches("[A-Z]\\d+")) {
                continue; // passes are dropped
            }
            int pv = words.indexOf("pv");
            assertThat(words.get(words.indexOf("visits") + 1)).matches("\\d+");
            assertThat(Double.parseDouble(words.get(words.indexOf("winrate") + 1)))
                    .isBetween(0.0, 1.0);
            assertThat(words.get(words.indexOf("scoreLead") + 1)).matches(FLOAT);
            assertThat(words.get(pv + 1)).isEqualTo(move);
            assertThat(words.subList(pv + 1, words.size()))
                    .allMatch(w -> w.matches("[A-Z]\\d+|pass"));
            shown++;
        }
        assertThat(shown).isPositive();
    }

    /** Black cannot help winning: the view is that of the side asked for. */
    @Test
    void valuesAreThoseOfTheSideToMove() throws Exception {
        start("fuego-style", 5);
        send("komi -20\n");
        restOfAnswer();
        for (String colour : new String[] {"b", "w"}) {
            send("kata-analyze " + colour + " 10 rootInfo true ownership true\n");
            next();
            String report = next();
            send("stop\n");
            restOfAnswer();
            restOfAnswer();
            String value =
                    report.replaceAll(".*rootInfo visits \\d+ utility \\S+ winrate (\\S+).*", "$1");
            assertThat(Double.parseDouble(value) > 0.5).isEqualTo(colour.equals("b"));
        }
    }

    @Test
    void limitsTheMovesAndTheirNumber() throws Exception {
        start("fuego-style", 9);
        send("lz-analyze b 5 allow b C3,D4,E5 1 avoid b E5 1\n");
        next();
        String report = next();
        send("stop\n");
        assertThat(infos(report)).allMatch(info -> info.matches("move (C3|D4) .*"));
        restOfAnswer();
        restOfAnswer();
        send("lz-analyze b 5 maxmoves 2\n");
        next();
        assertThat(infos(next()).size()).isLessThanOrEqualTo(2);
        send("stop\n");
        restOfAnswer();
        restOfAnswer();
        send("lz-analyze b 5 maxmoves 2 minmoves 2\n");
        next();
        assertThat(infos(next())).hasSize(2);
    }

    /** As CGOS asks, without interval; and q5Go, which has two blanks. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kata-genmove_analyze b ownership true",
                "lz-genmove_analyze b 100000",
                "lz-genmove_analyze  black 100"
            })
    void aWatchedMoveIsReportedAndPlayed(String command) throws Exception {
        start("fuego-style playouts=200", 9);
        send("3 " + command + "\nlist_stones b\n");
        assertThat(next()).isEqualTo("=3");
        List<String> answer = restOfAnswer();
        assertThat(answer).hasSizeGreaterThanOrEqualTo(2);
        assertThat(answer.get(0)).startsWith("info move ");
        String last = answer.get(answer.size() - 1);
        assertThat(last).matches("play [A-HJ][1-9]");
        String best = answer.get(answer.size() - 2).split(" ")[2];
        assertThat(last).isEqualTo("play " + best);
        assertThat(next()).isEqualTo("= " + best);
    }

    @Test
    void cgosGetsOneLineOfJson() throws Exception {
        start("fuego-style playouts=200", 9);
        send("cgos-genmove_analyze w\n");
        assertThat(next()).isEqualTo("=");
        List<String> answer = restOfAnswer();
        assertThat(answer).hasSize(2);
        assertThat(answer.get(0))
                .matches(
                        "\\{\"winrate\":0\\.\\d+,\"score\":-?\\d+\\.\\d+,\"visits\":\\d+,"
                                + "\"moves\":\\[(\\{\"move\":\"\\w+\",\"winrate\":[01]\\.\\d+,"
                                + "\"score\":-?\\d+\\.\\d+,\"prior\":0\\.\\d+,\"visits\":\\d+,"
                                + "\"pv\":\"[A-Z0-9as ]*\"\\},?)+\\],"
                                + "\"ownership\":\"[A-Za-z0-9+/]{81}\"\\}");
        assertThat(answer.get(1)).matches("play [A-HJ][1-9]");
    }

    /** Black has won, so the search looks at White's answers to a pass, which nobody asked for. */
    @Test
    void aMoveIsReportedFromTheViewOfTheSideThatMakesIt() throws Exception {
        start("fuego-style playouts=3000 resign-after=100", 5);
        send("komi -60\n");
        restOfAnswer();
        send("cgos-genmove_analyze b\n");
        assertThat(next()).isEqualTo("=");
        assertThat(restOfAnswer().get(0)).startsWith("{\"winrate\":0.9");
    }

    @Test
    void aPassThatWinsWithoutASearchIsReportedToo() throws Exception {
        start("fuego-style playouts=200", 5);
        send("kata-set-rules tromp-taylor\nkomi 0.5\nplay b C3\nplay w pass\n");
        for (int i = 0; i < 4; i++) {
            restOfAnswer();
        }
        send("lz-genmove_analyze b 100\n");
        assertThat(next()).isEqualTo("=");
        assertThat(restOfAnswer())
                .containsExactly(
                        "info move pass visits 1 winrate 10000 prior 10000 lcb 10000 order 0"
                                + " pv pass",
                        "play pass");
    }

    /** A board of two by two is solved in no time. */
    @Test
    void aProofDoesNotEndAnAnalysis() throws Exception {
        start("rave solver=on", 2);
        send("lz-analyze 1\n");
        assertThat(next()).isEqualTo("=");
        for (int i = 0; i < 30; i++) {
            assertThat(next()).startsWith("info ");
        }
        send("name\n");
        restOfAnswer();
        assertThat(next()).isEqualTo("= Moyo");
    }

    @Test
    void aGameThatGoesOnAfterTwoPassesIsThoughtAboutAnew() throws Exception {
        start("rave solver=on reuse=on playouts=500", 5);
        send("komi 0.5\nplay b C2\nplay b C3\nplay w pass\nreg_genmove b\nplay b pass\n");
        for (int i = 0; i < 6; i++) {
            restOfAnswer();
        }
        send("reg_genmove w\n");
        restOfAnswer();
        send("moyo-search\n");
        assertThat(Integer.parseInt(visits(restOfAnswer()))).isGreaterThan(100);
    }

    /** Black passes because the opponent could not win: that is looked at, but not reported. */
    @ParameterizedTest
    @ValueSource(strings = {"cgos-genmove_analyze b", "kata-genmove_analyze b 100000"})
    void anEarlyPassIsReportedFromTheSideThatPasses(String command) throws Exception {
        start("fuego-style playouts=1000 resign-after=50", 5);
        send("gogui-setup b B1 b B2 b B3 b B4 b B5 b D1 b D2 b D3 b D4 b D5\n");
        restOfAnswer();
        send(command + "\n");
        next();
        List<String> answer = restOfAnswer();
        assertThat(answer).hasSize(2);
        assertThat(answer.get(1)).isEqualTo("play pass");
        String value = answer.get(0).replaceFirst(".*?winrate\\W+([0-9.]+).*", "$1");
        assertThat(Double.parseDouble(value)).isGreaterThan(0.9);
    }

    @Test
    void aPlayerWithoutATreeSaysSo() throws Exception {
        start("random", 9);
        send("lz-analyze b 10\n");
        assertThat(next())
                .startsWith("? player 'random' cannot be watched")
                .contains("such as 'zero'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lz-analyze b 10 depth 3",
                "lz-analyze b ten",
                "lz-analyze avoid b D4",
                "lz-analyze avoid b D4,Z9 3",
                "kata-analyze ownership maybe",
                "lz-analyze maxmoves -1"
            })
    void nonsenseIsRefusedWithItsReason(String command) throws Exception {
        start("fuego-style", 9);
        send(command + "\nname\n");
        assertThat(next()).startsWith("? syntax error: '");
        assertThat(next()).isEmpty();
        assertThat(next()).isEqualTo("= Moyo");
    }

    @Test
    void goguiDrawsTheLastSearch() throws Exception {
        start("fuego-style playouts=200", 9);
        send("moyo-search\n");
        assertThat(next()).isEqualTo("= CLEAR");
        next();
        send("genmove b\n");
        String move = next().substring(2);
        next();
        send("moyo-search\n");
        assertThat(next()).startsWith("= VAR b " + move);
        assertThat(next()).startsWith("INFLUENCE " + move);
        assertThat(next()).startsWith("LABEL " + move);
        assertThat(next()).matches("TEXT Black wins \\d+\\.\\d %, \\d+ visits, \\d+ a second");
        next();
        send("moyo-live\n");
        assertThat(next()).isEqualTo("= [bool] live-graphics 0");
        next();
        send("moyo-live live-graphics 1\nmoyo-live\n");
        next();
        next();
        assertThat(next()).isEqualTo("= [bool] live-graphics 1");
    }

    /** After its own move the player thinks on, and the tree is there when it is asked again. */
    @Test
    void pondersBetweenCommands() throws Exception {
        start("fuego-style ponder=on playouts=100", 9);
        send("genmove b\n");
        next();
        next();
        int visits = 0;
        for (int i = 0; i < 200 && visits < 1000; i++) {
            Thread.sleep(20); // the engine is idle now; it is asked until it has thought enough
            send("moyo-search\n");
            String text = "";
            for (String line : restOfAnswer()) {
                text = line;
            }
            visits = Integer.parseInt(text.replaceAll(".* (\\d+) visits.*", "$1"));
        }
        assertThat(visits).as("thought on the opponent's time").isGreaterThanOrEqualTo(1000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"resign=1 resign-after=1", "", "resign=0"})
    void doesNotPonderOnAGameThatIsOver(String settings) throws Exception {
        start("fuego-style ponder=on playouts=100 " + settings, 9);
        send("genmove b\n");
        restOfAnswer();
        send("kgs-game_over\n");
        restOfAnswer();
        send("moyo-search\n");
        List<String> before = restOfAnswer();
        Thread.sleep(100);
        send("moyo-search\n");
        assertThat(visits(restOfAnswer())).isEqualTo(visits(before));
    }

    private static String visits(List<String> search) {
        return search.get(search.size() - 1).replaceAll(".* (\\d+) visits.*", "$1");
    }
}

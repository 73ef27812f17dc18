package moyo.go.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.GameTitle;
import moyo.session.analysis.Sides;
import moyo.session.analysis.WinRatePlot;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

final class WinRatePlotTest {
    private static final String GAME = "(;SZ[9]KM[6.5]PB[A & <B>\u0001]PW[Wei \uD83D\uDE00]RE[B+R]";

    private static Document draw(GameLine<GoGame, GoPosition> line, List<AnalysedMove> moves)
            throws Exception {
        GameTitle title = Games.title(line, "fuego-style playouts=3000");
        String svg = new WinRatePlot(line.game(), Sides.BLACK_AND_WHITE, title, 15).svg(moves);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> texts(Document svg, String element) {
        List<String> texts = new ArrayList<>();
        NodeList nodes = svg.getElementsByTagName(element);
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    @Test
    void isXmlWhateverThePlayersAreCalled() throws Exception {
        GameLine<GoGame, GoPosition> line = Games.line(GAME + ";B[ee];W[aa])");
        Document svg =
                draw(
                        line,
                        List.of(
                                Games.move(line, 1, 0.5, 0.5, "E5"),
                                Games.move(line, 2, 0.1, 0.5, "C3")));
        assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(texts(svg, "text"))
                .contains(
                        "A & <B>? (Black) – Wei \uD83D\uDE00 (White)",
                        "9x9, komi 6.5, B+R, judged by fuego-style playouts=3000",
                        "move number",
                        "Black’s win rate",
                        "50 %",
                        "2 A9");
        assertThat(texts(svg, "title")).contains("2 A9 loses 40.0 points; better C3");
    }
}

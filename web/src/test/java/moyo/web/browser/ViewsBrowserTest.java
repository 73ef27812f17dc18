package moyo.web.browser;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every view, on a telephone and on a large screen, light and dark: nothing is wider than the
 * window, the console is silent, and axe-core finds nothing that shuts people out. Leaves a
 * screenshot of each.
 */
final class ViewsBrowserTest extends PageInBrowser {
    private static final String RECORD =
            "(;GM[1]FF[4]SZ[9]KM[7];B[ee];W[ce];B[cf];W[de];B[df];W[ed];B[fe])";

    /** A view and the element that shows that it is there. */
    private record View(String name, String path, String element) {}

    private static final List<View> VIEWS =
            List.of(
                    new View("home", "/#/", ".new-game .play"),
                    new View("go", "/#/game/GO", ".game-main .men .stone"),
                    new View("blokus", "/#/game/BLOKUS", ".tray.turn .tray-piece"),
                    new View("understand", "/#/understand", ".lesson .board-svg"),
                    new View("explore", "/#/explore?game=connect4", ".explore .board-svg"),
                    new View("lab", "/#/lab", ".lab h1"));

    private String go = "";
    private String blokus = "";

    @BeforeAll
    void openGames() {
        go = opened("game.sgf", RECORD);
        blokus =
                server.posted(
                                "/api/games",
                                Map.of(
                                        "game",
                                        "blokus",
                                        "seats",
                                        List.of(Map.of("kind", "human"), Map.of("kind", "human"))))
                        .path("id")
                        .asText();
    }

    private String opened(String name, String text) {
        return server.posted("/api/games/open", Map.of("name", name, "text", text))
                .path("id")
                .asText();
    }

    static Stream<Arguments> everyView() {
        return VIEWS.stream()
                .flatMap(
                        view ->
                                Stream.of(
                                        Arguments.of(view.name, 360, "light"),
                                        Arguments.of(view.name, 1280, "dark"),
                                        Arguments.of(view.name, 2560, "light")));
    }

    @ParameterizedTest
    @MethodSource("everyView")
    void isSoundAndAccessible(String name, int width, String scheme) {
        View view = VIEWS.stream().filter(v -> v.name.equals(name)).findFirst().orElseThrow();
        browser.resize(width, width == 360 ? 780 : 900);
        browser.prefer(scheme);
        String path = view.path.replace("GO", go).replace("BLOKUS", blokus);
        browser.go(server.address(path));
        browser.see(view.element);
        browser.screenshot("%s-%d-%s".formatted(name, width, scheme));
        browser.assertSound();
        browser.assertAccessible();
    }
}

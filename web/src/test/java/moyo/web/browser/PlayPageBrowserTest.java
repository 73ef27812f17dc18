package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Games by clicks and keys, as a person plays them. */
final class PlayPageBrowserTest extends PageInBrowser {
    /** Begins a game of two persons through the form. */
    private void begin(String game) {
        browser.go(server.address("/"));
        browser.click("input[type=radio][value=%s] + *".formatted(game));
        person(0);
        person(1);
        browser.press("Play");
        browser.see(".game-main .board-svg");
        browser.seeText(".status", "to move");
    }

    private void person(int seat) {
        browser.await("the form of seat " + seat, () -> browser.count(".seats .seat") == 2);
        browser.click(".seats .seat:nth-of-type(%d) button[data-kind=human]".formatted(seat + 1));
    }

    private void play(int x, int y, int number) {
        browser.clickCell(x, y);
        browser.seeText(".move-number", number + " / " + number);
    }

    @Test
    void playsAWholeGameOfGoByClicks() {
        begin("go");
        // White's stone at E5 is captured, a second one at E1 is dead at the end.
        int[][] moves = {{4, 3}, {4, 4}, {3, 4}, {2, 2}, {5, 4}, {6, 6}, {4, 5}};
        int number = 0;
        for (int[] move : moves) {
            play(move[0], move[1], ++number);
        }
        browser.seeText(".board-box", "1 captured");

        browser.clickCell(4, 3);
        browser.seeText(".status", "occupied");
        assertThat(browser.text(".move-number")).isEqualTo("7 / 7");

        browser.driver().navigate().refresh();
        browser.seeText(".move-number", "7 / 7");
        assertThat(browser.count(".board-svg .men .stone")).isEqualTo(6);

        browser.press("Undo");
        browser.seeText(".move-number", "6 / 6");
        play(4, 5, 7);
        // White has the three columns on the right, Black the rest.
        for (int i = 0; i < 8; i++) {
            play(6, i < 6 ? i : i + 1, ++number);
            play(5, i < 4 ? i : i + 1, ++number);
        }
        browser.press("Pass");
        browser.seeText(".move-number", "24 / 24");
        browser.press("Pass");
        browser.seeText(".scoring", "Click groups that are dead");
        String counted = browser.text(".scoring b");
        browser.clickCell(2, 2);
        browser.await("another score", () -> !browser.text(".scoring b").equals(counted));
        assertThat(List.of(counted, browser.text(".scoring b")))
                .as("54 points against 27 and 6.5 of komi, with White's dead stone")
                .contains("B+20.5");
        browser.screenshot("go-scoring");
        browser.press("Accept the score");
        browser.seeText(".status", "The game is over");
        browser.assertSound();
    }

    @Test
    void playsAWholeGameOfBlokusByClicks() {
        begin("blokus");
        int number = 0;
        while (true) {
            browser.await("the pieces of the side to move", this::isTurnShown);
            if (isOver()) {
                break;
            }
            String before = browser.text(".move-number");
            if (browser.text(".status").contains("must pass")) {
                browser.press("Pass");
            } else {
                browser.click(".tray.turn .tray-piece:not([hidden]):not(.nowhere)");
                browser.press("Place");
            }
            browser.await("a move", () -> !browser.text(".move-number").equals(before));
            if (++number == 9) {
                browser.screenshot("blokus");
                browser.driver().navigate().refresh();
                browser.seeText(".move-number", "9 / 9");
            }
            assertThat(number).as("moves of one game").isLessThan(60);
        }
        assertThat(number).isGreaterThan(20);
        assertThat(browser.text(".status"))
                .containsPattern("over: ((Purple|Orange) won by [0-9]+|a draw)");
        browser.assertSound();
    }

    private boolean isOver() {
        return browser.text(".status").contains("The game is over");
    }

    /** The moves of a game come before its position, which the trays need. */
    private boolean isTurnShown() {
        String colour = browser.text(".status").split(" ")[0];
        return isOver() || !colour.isEmpty() && browser.text(".tray.turn h3").contains(colour);
    }

    @Test
    void placesBlokusPiecesByMouseAndKeys() {
        begin("blokus");
        browser.see(".tray.turn .tray-piece:enabled");
        browser.type("f");
        browser.see(".tray-piece[data-piece=F][aria-pressed=true]");
        String first = preview();
        browser.type(" ");
        browser.await("another orientation", () -> !preview().equals(first));
        browser.type(Keys.chord(Keys.CONTROL, "h"), Keys.ENTER);
        browser.seeText(".move-number", "1 / 1");
        // Orange far from its start: refused in the words of the rules.
        browser.click(".tray.turn .tray-piece[data-piece='1']");
        browser.clickCell(0, 0);
        browser.seeText(".status.bad", "A first piece covers j5.");
        browser.screenshot("blokus-refused");
        browser.type(Keys.ESCAPE);
        browser.drag(".tray.turn .tray-piece[data-piece='1']", 9, 9);
        browser.seeText(".move-number", "2 / 2");
        browser.assertSound();
    }

    /** Returns the drawing of the piece that is being placed. */
    private String preview() {
        return String.valueOf(
                browser.script(
                        "return document.querySelector('.board-svg .piece.preview .body, .board-svg"
                                + " .preview .body')?.getAttribute('d') ?? ''"));
    }

    @Test
    void playsConnectFourAgainstALevelByKeys() {
        browser.go(server.address("/"));
        browser.click("input[type=radio][value=connect4] + *");
        browser.await("the form", () -> browser.count(".seats .seat") == 2);
        browser.click(".seats .seat:nth-of-type(1) button[data-kind=human]");
        browser.click(".seats .seat:nth-of-type(2) button[data-kind=level]");
        assertThat(browser.count(".seats .seat:nth-of-type(2) input[value='5']:checked"))
                .isEqualTo(1);
        browser.click(".seats .seat:nth-of-type(2) .level:nth-of-type(1)");
        browser.press("Play");
        browser.seeText(".status", "Your turn");
        for (int move = 1; move <= 5; move += 2) {
            int last = move;
            browser.type("b", Keys.ENTER);
            browser.await(
                    "the answer to move " + last,
                    () ->
                            browser.text(".move-number").equals((last + 1) + " / " + (last + 1))
                                    || browser.text(".status").contains("over"));
        }
        assertThat(browser.count(".board-svg .men .disc")).isGreaterThanOrEqualTo(6);
        browser.press("Hint");
        browser.seeText(".status", "Hint");
        browser.assertSound();
    }

    /** Meanwhile somebody else plays on. */
    @Test
    void aDroppedSocketComesBackWithTheMovesThatItMissed() {
        begin("connect4");
        browser.clickCell(3, 0);
        browser.seeText(".move-number", "1 / 1");
        String address = browser.driver().getCurrentUrl();
        browser.script(
                """
                const send = WebSocket.prototype.send;
                WebSocket.prototype.send = function (text) {
                  window.sockets = (window.sockets ?? new Set()).add(this);
                  send.call(this, text);
                };
                """);
        browser.press("Hint"); // something is sent
        browser.await("a socket", () -> dropped() > 0);
        try (TestGame other =
                TestGame.at(server, address.substring(address.lastIndexOf('/') + 1))) {
            other.play("d2");
        }
        browser.seeText(".move-number", "2 / 2");
        browser.await("the connection", () -> !browser.sees(".link-lost"));
        browser.clickCell(3, 0);
        browser.seeText(".move-number", "3 / 3");
        browser.assertSound();
    }

    /** Closes the sockets of the page; returns how many there were. */
    private long dropped() {
        return (Long)
                browser.script(
                        "const all = [...(window.sockets ?? [])]; all.forEach((s) => s.close());"
                                + " return all.length");
    }

    @Test
    void findsTheGameAgainAfterTheConnectionAndTheServerWereLost() {
        begin("go");
        play(2, 2, 1);
        int port = server.port();
        server.close();
        browser.see(".link-lost");
        server = TestServer.in(folder, port);
        browser.await("the connection", () -> !browser.sees(".link-lost"));
        play(6, 6, 2);
        browser.driver().navigate().refresh();
        browser.seeText(".move-number", "2 / 2");
        browser.console(); // the refused connections of the time between
        browser.assertSound();
    }
}

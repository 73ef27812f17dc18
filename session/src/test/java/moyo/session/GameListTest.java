package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class GameListTest {
    private static final Setting<Integer> SIZE =
            Setting.integer("size", 3, 2, 9, "the lines of the board");

    /** What the last game was made of. */
    private static int size;

    private record Toy(String name) implements GameFamily {
        @Override
        public String title() {
            return name;
        }

        @Override
        public List<Setting<?>> board() {
            return List.of(SIZE);
        }

        @Override
        public List<Setting<?>> engineBoard() {
            return List.of(SIZE.withDefault(7));
        }

        @Override
        public GameKit<?, ?> with(Settings board) {
            size = board.get(SIZE);
            return new TicTacToeKit(new TicTacToe());
        }
    }

    private final GameList games = new GameList(List.of(new Toy("one"), new Toy("two")));

    @Test
    void findsGamesByName() {
        assertThat(games.names()).containsExactly("one", "two");
        assertThat(games.family("two").name()).isEqualTo("two");
        assertThatThrownBy(() -> games.family("twoo"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown game 'twoo'; did you mean 'two'?");
    }

    @Test
    void anEngineMayHaveOtherDefaults() {
        games.of("one", Map.of());
        assertThat(size).isEqualTo(3);
        games.ofEngine("one", Map.of());
        assertThat(size).isEqualTo(7);
        games.of("one", Map.of("size", "5"));
        assertThat(size).isEqualTo(5);
    }

    @Test
    void aSettingThatTheGameDoesNotKnowIsNamed() {
        assertThatThrownBy(() -> games.of("one", Map.of("komi", "6.5")))
                .isInstanceOf(BadInput.class)
                .hasMessage("one knows no komi, such as '6.5'");
    }

    @Test
    void factsOfARecordMakeTheGameAgain() {
        games.ofFacts(Map.of("name", "two", "size", 4, "cells", 16));
        assertThat(size).isEqualTo(4);
        assertThatThrownBy(() -> games.ofFacts(Map.of("size", 4)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown game 'null'");
    }
}

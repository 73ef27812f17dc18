package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MoveListsTest {
    private final MoveLists lists = new MoveLists(3, 4);

    private void add(int... indices) {
        for (int i = 0; i < indices.length; i++) {
            lists.indices()[lists.size() + i] = (char) indices[i];
        }
        lists.addRow(indices.length);
    }

    private void fill() {
        lists.clear();
        add(7, 40_000);
        add();
        add(1);
    }

    @Test
    void listsFollowEachOther() {
        fill();
        assertThat(lists.rows()).isEqualTo(3);
        assertThat(lists.size()).isEqualTo(3);
        assertThat(new int[] {lists.count(0), lists.count(1), lists.count(2)})
                .containsExactly(2, 0, 1);
        assertThat(new int[] {lists.start(0), lists.start(1), lists.start(2)})
                .containsExactly(0, 2, 2);
        assertThat(lists.indices()).startsWith((char) 7, (char) 40_000, (char) 1);
    }

    @Test
    void aListThatWasClearedCanBeFilledAgain() {
        fill();
        fill();
        assertThat(lists.size()).isEqualTo(3);
        assertThat(lists.count(0)).isEqualTo(2);
        lists.clear();
        assertThat(lists.rows()).isZero();
        assertThat(lists.size()).isZero();
    }
}

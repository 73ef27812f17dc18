package moyo.session.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** The invariant of judgements: a change of more than 20 points is either a loss or unsure. */
final class Swings {
    private Swings() {}

    /** The moves follow each other without a change of the board between them. */
    static void check(List<AnalysedMove> moves, String name) {
        for (int i = 0; i < moves.size(); i++) {
            AnalysedMove move = moves.get(i);
            String which = name + ", move " + move.number();
            if (i > 0) {
                assertThat(move.blackBefore()).as(which).isEqualTo(moves.get(i - 1).black());
            }
            double worse = move.before() - move.value();
            if (Math.abs(worse) > 0.2 && !move.unsure()) {
                assertThat(worse).as("%s: better by one's own move", which).isPositive();
                assertThat(move.isBlunder(14.999)).as("%s: nobody is blamed", which).isTrue();
            }
        }
    }
}

package moyo.go.family;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoSgf;
import moyo.session.record.GameRecord;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;

/**
 * The format of {@link GoSgf}.
 *
 * @param standard the komi and rules of trees that have none
 */
record GoFormat(GoGame standard) implements RecordFormat<GoGame, GoPosition> {
    /** Returns true also for a tree that names no game. */
    @Override
    public boolean isOf(SgfNode root) {
        return root.value("GM").orElse("1").strip().equals("1");
    }

    @Override
    public GoRecord read(SgfNode root, int beforeMove) {
        return GoSgf.read(root, beforeMove, standard);
    }

    @Override
    public void tell(SgfNode root, Witness<GoGame, GoPosition> witness) {
        GoSgf.tell(
                root,
                standard,
                (before, node, move) -> witness.sees(before, node, move.colour(), move.move()));
    }

    @Override
    public SgfNode write(GameRecord<GoGame, GoPosition> record, String application) {
        return GoSgf.write((GoRecord) record, application);
    }

    @Override
    public String value(GoGame game, int move) {
        return GoSgf.point(game, move);
    }

    @Override
    public List<String> details(GoGame game) {
        return List.of("%dx%d".formatted(game.size(), game.size()), "komi " + game.komi());
    }
}

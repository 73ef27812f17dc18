package moyo.blokus.family;

import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.game.Game;
import moyo.session.record.GameRecord;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;

/** The format of {@link BlokusSgf}. */
record BlokusFormat() implements RecordFormat<BlokusGame, BlokusPosition> {
    @Override
    public boolean isOf(SgfNode root) {
        return root.value("GM").orElse("").strip().equals(BlokusSgf.NAME);
    }

    @Override
    public BlokusRecord read(SgfNode root, int beforeMove) {
        return BlokusSgf.read(root, beforeMove);
    }

    @Override
    public void tell(SgfNode root, Witness<BlokusGame, BlokusPosition> witness) {
        BlokusSgf.tell(
                root,
                (before, node, move) -> witness.sees(before, node, move.colour(), move.move()));
    }

    @Override
    public SgfNode write(GameRecord<BlokusGame, BlokusPosition> record, String application) {
        return BlokusSgf.write((BlokusRecord) record, application);
    }

    @Override
    public boolean hasNode(int move) {
        return move != Game.PASS;
    }

    @Override
    public List<String> details(BlokusGame game) {
        return List.of(BlokusSgf.NAME);
    }
}

package moyo.web.explore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.inspect.Inspectable;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import moyo.web.part.OpenLine;
import moyo.web.part.Site;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;

/**
 * What is searched: a position and a player.
 *
 * @param root a position that is not over
 * @param last the cells of the last move
 * @param number the moves before the position
 * @param player the player as it was asked for
 * @param spec the player within the limits of explorations
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
record Start<G extends Game<P>, P extends Position<P>>(
        GameKit<G, P> kit,
        P root,
        List<Integer> last,
        int number,
        String player,
        PlayerSpec<G, P> spec) {
    private static final int MOST_MOVES = 1_000;
    private static final int LONGEST_SHOWN = 60;

    /**
     * Reads a request: {@code {game, board, moves, player}} or {@code {room, at, player}}.
     *
     * @throws BadInput if a part of it is wrong
     */
    static Start<?, ?> read(Site site, Map<String, Object> message) {
        String player = Json.text(message, "player", "");
        if (message.get("room") != null) {
            String room = Json.text(message, "room");
            return inRoom(site, site.rooms().line(room, Json.integer(message, "at")), player);
        }
        Map<String, String> board = new LinkedHashMap<>();
        Map<String, Object> settings = Json.child(message, "board");
        if (settings != null) {
            settings.forEach((key, value) -> board.put(key, String.valueOf(value)));
        }
        List<?> moves = Json.list(message, "moves");
        if (moves.size() > MOST_MOVES) {
            throw new BadInput(
                    "%d moves are more than %d, the maximum".formatted(moves.size(), MOST_MOVES));
        }
        return after(site, site.games().of(Json.text(message, "game"), board), moves, player);
    }

    private static <G extends Game<P>, P extends Position<P>> Start<G, P> after(
            Site site, GameKit<G, P> kit, List<?> moves, String player) {
        BoardFace<P> face = Faces.of(kit);
        P position = kit.game().newPosition();
        List<Integer> last = List.of();
        int number = 0;
        for (Object text : moves) {
            number++;
            int move = move(kit, position, text, number);
            last = face.cells(position, move);
            position.play(move);
        }
        return of(site, kit, position, last, number, player);
    }

    /** Forced passes may be left out, as in records of Blokus Duo. */
    private static <G extends Game<P>, P extends Position<P>> int move(
            GameKit<G, P> kit, P position, Object text, int number) {
        String name = String.valueOf(text);
        String shown =
                "move %d, '%s'"
                        .formatted(
                                number,
                                name.length() > LONGEST_SHOWN
                                        ? name.substring(0, LONGEST_SHOWN) + "…"
                                        : name);
        int move;
        try {
            move = kit.game().parseMove(name);
        } catch (BadInput e) {
            throw new BadInput("%s: %s".formatted(shown, e.getMessage()), e);
        }
        if (position.isOver()) {
            throw new BadInput("%s: the game is over before it".formatted(shown));
        }
        if (move != Game.PASS && kit.mustPass(position)) {
            position.play(Game.PASS);
        }
        if (!position.isLegal(move)) {
            throw new BadInput("%s: %s".formatted(shown, kit.whyIllegal(position, move)));
        }
        return move;
    }

    private static <G extends Game<P>, P extends Position<P>> Start<G, P> inRoom(
            Site site, OpenLine<G, P> line, String player) {
        GameRecord<G, P> record = line.record();
        requireGoingOn(record.isOver());
        P root = record.positionToJudge(record.mover());
        int number = record.moves().size();
        List<Integer> last = List.of();
        if (number > 0) {
            GameRecord.Move move = record.moves().get(number - 1);
            if (record.undo()) {
                P before = record.positionFor(move.colour());
                last = Faces.of(line.kit()).cells(before, move.move());
            }
        }
        return of(site, line.kit(), root, last, number, player);
    }

    private static <G extends Game<P>, P extends Position<P>> Start<G, P> of(
            Site site, GameKit<G, P> kit, P root, List<Integer> last, int number, String player) {
        requireGoingOn(root.isOver());
        String text = player.isBlank() ? kit.standardPlayer() : player.strip();
        PlayerSpec<G, P> spec = Frugal.parse(site.specs(), kit, text);
        Inspectable.requireTree(kit.players(), spec);
        return new Start<>(kit, root, last, number, text, spec);
    }

    private static void requireGoingOn(boolean over) {
        if (over) {
            throw new BadInput("the game is over in this position, so there is nothing to search");
        }
    }
}

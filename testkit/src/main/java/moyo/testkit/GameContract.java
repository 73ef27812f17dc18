package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

/**
 * The properties that every game must have, checked on random games against a {@link Reference}.
 * The test of a game extends this class and implements {@link #game} and {@link #reference}. New
 * invariants are added here, so that they are checked for all games.
 *
 * @param <P> the positions of the game
 */
public abstract class GameContract<P extends Position<P>> {
    /** The game under test. */
    protected abstract Game<P> game();

    /** A new naïve implementation at the start of a game. */
    protected abstract Reference reference();

    /** Random games per test; {@code -Dgames=} increases it. */
    protected int games() {
        return 100;
    }

    /** Sometimes the game continues with a copy, and the original is played to its end. */
    @Test
    void agreesWithTheReferenceAtEveryMove() {
        Game<P> game = game();
        MoveList moves = newList(game);
        MoveList others = newList(game);
        Walks.repeat(
                Walks.games(games()),
                rng -> {
                    P position = game.newPosition();
                    P spare = game.newPosition();
                    Reference reference = reference();
                    assertAgree(game, position, reference, moves);
                    while (!position.isOver()) {
                        if (rng.nextInt(8) == 0) {
                            P copied = position;
                            position = spare;
                            spare = copied;
                            position.copyFrom(copied);
                            playRandomly(copied, others, rng);
                        }
                        int move = moves.draw(rng);
                        int mover = position.toMove();
                        position.play(move);
                        reference.play(move);
                        assertThat(position.toMove())
                                .as("the sides alternate strictly, passes included")
                                .isEqualTo(Colour.other(mover));
                        assertAgree(game, position, reference, moves);
                    }
                });
    }

    private void assertAgree(Game<P> game, P position, Reference reference, MoveList moves) {
        position.legalMoves(moves);
        assertThat(position.toMove()).as("side to move").isEqualTo(reference.toMove());
        assertThat(position.isOver()).as("is over").isEqualTo(reference.isOver());
        assertThat(position.score()).as("score").isEqualTo(reference.score());
        Set<Integer> expected = reference.legalMoves();
        assertThat(asSet(moves)).as("legal moves").isEqualTo(expected);
        assertThat(moves.size()).as("legal moves, each once").isEqualTo(expected.size());
        for (int move = 0; move < game.moveCodes(); move++) {
            if (position.isLegal(move) != expected.contains(move)) {
                throw new AssertionError("isLegal is wrong for code " + move);
            }
        }
    }

    @Test
    void everyGameEndsInTime() {
        Game<P> game = game();
        forRandomGames(
                (position, moves) ->
                        assertThat(position.moveNumber()).isLessThanOrEqualTo(game.longestGame()));
    }

    @Test
    void countsItsMoves() {
        forRandomGames(
                (position, played) -> assertThat(position.moveNumber()).isEqualTo(played.size()));
    }

    @Test
    void onlyAFinishedGameHasNoMoves() {
        MoveList moves = newList(game());
        forRandomGames(
                (position, played) -> {
                    position.legalMoves(moves);
                    assertThat(moves.isEmpty()).isEqualTo(position.isOver());
                });
    }

    @Test
    void copiesAreIndependent() {
        Game<P> game = game();
        P copy = game.newPosition();
        P again = game.newPosition();
        forRandomGames(
                (position, played) -> {
                    Rng rng = new Rng(played.hashCode());
                    if (rng.nextInt(8) != 0) {
                        return;
                    }
                    again.copyFrom(position);
                    List<Object> before = view(game, position);
                    copy.copyFrom(position);
                    assertThat(view(game, copy)).as("a copy").isEqualTo(before);
                    playRandomly(copy, newList(game), rng);
                    assertThat(view(game, position)).as("the original").isEqualTo(before);
                    copy.copyFrom(again);
                    assertThat(view(game, copy)).as("a copy onto a used one").isEqualTo(before);
                });
    }

    /** Everything a position shows. */
    private static <P extends Position<P>> List<Object> view(Game<P> game, P position) {
        MoveList moves = newList(game);
        position.legalMoves(moves);
        List<Object> view = new ArrayList<>();
        view.add(asSet(moves));
        view.add(position.toMove());
        view.add(position.moveNumber());
        view.add(position.isOver());
        view.add(position.score());
        if (position instanceof Keyed keyed) {
            for (int s = 0; s < game.symmetries(); s++) {
                view.add(keyed.key(s));
                view.add(keyed.checkKey(s));
            }
        }
        return view;
    }

    @Test
    void theSameMovesGiveTheSamePosition() {
        Game<P> game = game();
        forFinishedGames(
                (position, played) -> {
                    P replayed = replay(game, played, 0);
                    assertThat(view(game, replayed)).isEqualTo(view(game, position));
                });
    }

    @Test
    void keysAreEqualExactlyWhenStatesAre() {
        if (!(game().newPosition() instanceof Keyed)) {
            return;
        }
        Map<Object, Long> keyOf = new HashMap<>();
        Map<Long, Object> stateOf = new HashMap<>();
        Map<Object, Integer> checkOf = new HashMap<>();
        Set<Object> alike = new HashSet<>();
        Walks.repeat(
                Math.min(100, games()),
                rng -> {
                    P position = game().newPosition();
                    Reference reference = reference();
                    MoveList moves = newList(game());
                    while (!position.isOver()) {
                        Keyed keyed = (Keyed) position;
                        Object state = reference.state();
                        Long key = keyed.key(0);
                        assertThat(keyOf.putIfAbsent(state, key)).isIn(null, key);
                        assertThat(stateOf.putIfAbsent(key, state)).isIn(null, state);
                        Integer check = keyed.checkKey(0);
                        assertThat(checkOf.putIfAbsent(state, check)).isIn(null, check);
                        if (check == (int) (long) key || check == (int) (key >>> 32)) {
                            alike.add(state);
                        }
                        position.legalMoves(moves);
                        int move = moves.draw(rng);
                        position.play(move);
                        reference.play(move);
                    }
                });
        assertThat(Set.copyOf(checkOf.values()).size())
                .as("different check keys, of %d states", checkOf.size())
                .isGreaterThan(checkOf.size() * 99 / 100);
        assertThat(alike).as("states whose check key is a half of the key").hasSizeLessThan(2);
    }

    @Test
    void keysUnderASymmetryAreTheKeysOfTheMappedGame() {
        Game<P> game = game();
        forFinishedGames(
                (position, played) -> {
                    if (!(position instanceof Keyed keyed)) {
                        return;
                    }
                    for (int s = 0; s < game.symmetries(); s++) {
                        Keyed mapped = (Keyed) replay(game, played, s);
                        assertThat(keyed.key(s)).as("key %d", s).isEqualTo(mapped.key(0));
                        assertThat(keyed.checkKey(s)).isEqualTo(mapped.checkKey(0));
                    }
                });
    }

    @Test
    void keysStayRightInPlayoutsThatAskForThem() {
        Game<P> game = game();
        Walks.repeat(
                10,
                rng -> {
                    P position = game.newPosition();
                    P plain = game.newPosition();
                    if (!(position instanceof Keyed keyed)) {
                        return;
                    }
                    keyed.keepKeysInPlayouts(game.symmetries());
                    position.copyFrom(game.newPosition());
                    position.beginPlayout();
                    MoveList moves = newList(game);
                    while (!position.isOver() && !plain.isOver()) {
                        plain.legalMoves(moves);
                        int move = moves.draw(rng);
                        position.play(move);
                        plain.play(move);
                        for (int s = 0; s < game.symmetries(); s++) {
                            Keyed counted = (Keyed) plain;
                            assertThat(keyed.key(s)).isEqualTo(counted.key(s));
                            assertThat(keyed.checkKey(s)).isEqualTo(counted.checkKey(s));
                            assertThat(keyed.pieceKey(s)).isEqualTo(counted.pieceKey(s));
                        }
                    }
                });
    }

    @Test
    void codeZeroIsCalledPassIfAndOnlyIfItIsOne() {
        assertThat(game().moveName(Game.PASS).equals("pass")).isEqualTo(game().hasPass());
    }

    @Test
    void aPassChangesTheKeyButNotThatOfThePieces() {
        Game<P> game = game();
        P passed = game.newPosition();
        forRandomGames(
                (position, played) -> {
                    if (position instanceof Keyed keyed
                            && !position.isOver()
                            && game.hasPass()
                            && position.isLegal(Game.PASS)) {
                        passed.copyFrom(position);
                        passed.play(Game.PASS);
                        Keyed after = (Keyed) passed;
                        assertThat(after.key(0)).isNotEqualTo(keyed.key(0));
                        assertThat(after.checkKey(0)).isNotEqualTo(keyed.checkKey(0));
                        assertThat(after.pieceKey(0)).isEqualTo(keyed.pieceKey(0));
                        assertThat(after.pieceCheckKey(0)).isEqualTo(keyed.pieceCheckKey(0));
                    }
                });
    }

    /** More moves may be legal in a playout, but the same moves give the same result. */
    @Test
    void playoutsGoOnByTheRules() {
        Game<P> game = game();
        P plain = game.newPosition();
        P playout = game.newPosition();
        MoveList moves = newList(game);
        forRandomGames(
                (position, played) -> {
                    Rng rng = new Rng(played.hashCode());
                    if (rng.nextInt(8) != 0) {
                        return;
                    }
                    plain.copyFrom(position);
                    playout.copyFrom(position);
                    playout.beginPlayout();
                    while (!plain.isOver()) {
                        plain.legalMoves(moves);
                        int move = moves.draw(rng);
                        plain.play(move);
                        playout.play(move);
                        assertThat(playout.toMove()).isEqualTo(plain.toMove());
                        assertThat(playout.isOver()).isEqualTo(plain.isOver());
                        assertThat(playout.score()).isEqualTo(plain.score());
                    }
                });
    }

    @Test
    void illegalMovesAreAsserted() {
        Game<P> game = game();
        P copy = game.newPosition();
        forRandomGames(
                (position, played) -> {
                    Rng rng = new Rng(played.hashCode());
                    int move = played.isEmpty() ? 0 : played.get(rng.nextInt(played.size()));
                    if (!position.isLegal(move)) {
                        copy.copyFrom(position);
                        assertThatThrownBy(() -> copy.play(move))
                                .as("playing %s", game.moveName(move))
                                .isInstanceOf(AssertionError.class);
                    }
                });
    }

    @Test
    void aMappedGameGoesAsTheGameDoes() {
        Game<P> game = game();
        MoveList moves = newList(game);
        MoveList mappedMoves = newList(game);
        forRandomGames(
                (position, played) -> {
                    for (int s = 1; s < game.symmetries(); s++) {
                        P mapped = replay(game, played, s);
                        assertThat(mapped.isOver()).as("is over").isEqualTo(position.isOver());
                        assertThat(mapped.score()).as("score").isEqualTo(position.score());
                        position.legalMoves(moves);
                        mapped.legalMoves(mappedMoves);
                        Set<Integer> expected = new HashSet<>();
                        for (int move : asSet(moves)) {
                            expected.add(game.symmetricMove(move, s));
                        }
                        assertThat(asSet(mappedMoves)).as("legal moves").isEqualTo(expected);
                    }
                });
    }

    @Test
    void symmetriesAreBijectionsAndTheFirstIsTheIdentity() {
        Game<P> game = game();
        for (int s = 0; s < game.symmetries(); s++) {
            Set<Integer> images = new HashSet<>();
            for (int move = 0; move < game.moveCodes(); move++) {
                images.add(game.symmetricMove(move, s));
                assertThat(game.symmetricMove(move, 0)).isEqualTo(move);
            }
            assertThat(images)
                    .hasSize(game.moveCodes())
                    .allMatch(image -> image >= 0 && image < game.moveCodes());
        }
    }

    /** Two rotations in a row are a rotation. */
    @Test
    void theFirstSymmetriesAreTheRotations() {
        Game<P> game = game();
        assertThat(game.rotations()).isBetween(1, game.symmetries());
        for (int s = 0; s < game.rotations(); s++) {
            for (int t = 0; t < game.rotations(); t++) {
                for (int move = 0; move < game.moveCodes(); move++) {
                    int turned = game.symmetricMove(game.symmetricMove(move, s), t);
                    assertThat(turned)
                            .isEqualTo(game.symmetricMove(game.symmetricMove(move, t), s))
                            .isEqualTo(game.symmetricMove(move, (s + t) % game.rotations()));
                }
            }
        }
    }

    @Test
    void movesAreReadAsTheyAreWritten() {
        Game<P> game = game();
        forFinishedGames(
                (position, played) -> {
                    for (int move : played) {
                        String name = game.moveName(move);
                        assertThat(game.parseMove(name)).isEqualTo(move);
                        assertThat(game.parseMove(name.toLowerCase(Locale.ROOT))).isEqualTo(move);
                        assertThat(game.parseMove(name.toUpperCase(Locale.ROOT))).isEqualTo(move);
                    }
                });
    }

    /** Includes names of cells beyond the edge, and of moves from one cell to another. */
    @Test
    void whatIsReadAsAMoveIsWrittenTheSame() {
        for (char column = 'a'; column <= 'z'; column++) {
            for (int row = 0; row <= 30; row++) {
                checkName("" + column + row);
                checkName("A1" + column + row);
            }
        }
    }

    /** The game chooses its names; a text is the name of a move or quoted in the error. */
    private void checkName(String text) {
        Game<P> game = game();
        int move;
        try {
            move = game.parseMove(text);
        } catch (BadInput e) {
            assertThat(e).hasMessageContaining("'" + text + "'");
            return;
        }
        assertThat(move).isBetween(0, game.moveCodes() - 1);
        assertThat(game.moveName(move)).isEqualToIgnoringCase(text);
    }

    @Test
    void whatIsNoMoveIsQuotedInTheError() {
        for (String text : List.of("", "nonsense", "-1", "99999999999", "\u00e9")) {
            assertThatThrownBy(() -> game().parseMove(text))
                    .as("parseMove of '%s'", text)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("'" + text + "'");
        }
    }

    @Test
    void nothingIsAllocatedAfterConstruction() {
        Game<P> game = game();
        P start = game.newPosition();
        P position = game.newPosition();
        MoveList moves = newList(game);
        Rng rng = new Rng(11);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 20; i++) {
                        position.copyFrom(start);
                        playRandomly(position, moves, rng);
                        position.score();
                        for (int s = 0; s < game.symmetries(); s++) {
                            if (position instanceof Keyed keyed) {
                                keyed.key(s);
                                keyed.checkKey(s);
                            }
                        }
                        position.copyFrom(start);
                        position.beginPlayout();
                        playRandomly(position, moves, rng);
                    }
                });
    }

    /** Called with a position and the moves that led to it. */
    protected interface Visitor<P> {
        void visit(P position, List<Integer> played);
    }

    /** Visits every position of random games. */
    protected final void forRandomGames(Visitor<P> visitor) {
        Walks.repeat(
                Math.min(20, games()),
                rng -> {
                    P position = game().newPosition();
                    List<Integer> played = new ArrayList<>();
                    MoveList moves = newList(game());
                    visitor.visit(position, played);
                    while (!position.isOver()) {
                        position.legalMoves(moves);
                        int move = moves.draw(rng);
                        position.play(move);
                        played.add(move);
                        visitor.visit(position, played);
                    }
                });
    }

    /** Visits the last positions of random games. */
    protected final void forFinishedGames(Visitor<P> visitor) {
        forRandomGames(
                (position, played) -> {
                    if (position.isOver()) {
                        visitor.visit(position, played);
                    }
                });
    }

    private static <P extends Position<P>> P replay(Game<P> game, List<Integer> moves, int s) {
        P position = game.newPosition();
        for (int move : moves) {
            position.play(game.symmetricMove(move, s));
        }
        return position;
    }

    private static <P extends Position<P>> void playRandomly(P position, MoveList moves, Rng rng) {
        while (!position.isOver()) {
            position.legalMoves(moves);
            position.play(moves.draw(rng));
        }
    }

    private static MoveList newList(Game<?> game) {
        return new MoveList(game.moveCodes());
    }

    private static Set<Integer> asSet(MoveList moves) {
        Set<Integer> set = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            set.add(moves.get(i));
        }
        return set;
    }
}

package moyo.web.room.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.session.GameKit;
import moyo.web.TestServer;
import moyo.web.lanes.Lanes;
import moyo.web.part.Engines;
import moyo.web.part.Specs;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class OpponentsTest {
    private static final Seat SEAT = new Seat.AtLevel(1);

    @Test
    void anAnswerOfACancelledTurnDoesNotEndTheNextOne() throws Exception {
        try (Lanes lanes = new Lanes(1, failure -> {})) {
            Programs programs = new Programs(lanes, new Specs(), Engines.NONE, line -> {});
            assertThat(endsOfTurns(programs, TestServer.GAMES.of("connect4", Map.of())))
                    .containsExactly(false, true);
        }
    }

    /** A turn is cancelled, and another begins, while the answer of the first is being given. */
    private static <G extends Game<P>, P extends Position<P>> List<Boolean> endsOfTurns(
            Programs programs, GameKit<G, P> kit) throws Exception {
        Opponents<G, P> opponents = new Opponents<>(programs, kit, 1);
        Line<G, P> line = new Line<>(kit.newRecord(), true, true);
        List<Boolean> ends = new ArrayList<>();
        CompletableFuture<Boolean> second = new CompletableFuture<>();
        opponents.choose(
                SEAT,
                0,
                line,
                null,
                (turn, move, value, trouble) -> {
                    opponents.cancel();
                    opponents.choose(
                            SEAT,
                            0,
                            line,
                            null,
                            (next, other, own, problem) -> second.complete(opponents.ends(next)));
                    ends.add(opponents.ends(turn));
                });
        boolean last = second.get(20, TimeUnit.SECONDS);
        ends.add(last);
        return ends;
    }

    @Test
    void theProgramThatWasUnusedLongestRests() {
        Roster roster = new Roster();
        List<Resting> all = new ArrayList<>();
        for (int i = 0; i < Roster.MOST; i++) {
            all.add(new Resting());
            roster.use(all.get(i));
        }
        roster.use(all.get(0));
        roster.forget(all.get(3));
        roster.use(new Resting());
        assertThat(all).noneMatch(opponent -> opponent.rested);
        roster.use(new Resting());
        roster.use(new Resting());
        assertThat(all.stream().filter(opponent -> opponent.rested))
                .containsExactly(all.get(1), all.get(2));
    }

    @SuppressWarnings("rawtypes") // plays no game
    private static final class Resting implements Opponent {
        private boolean rested;

        @Override
        public int choose(Line line, int colour, @Nullable RoomClock clock, StopSignal stop) {
            throw new IllegalStateException();
        }

        @Override
        public void interrupt() {}

        @Override
        public void rest() {
            rested = true;
        }

        @Override
        public void close() {}
    }
}

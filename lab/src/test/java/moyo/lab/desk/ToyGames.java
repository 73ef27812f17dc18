package moyo.lab.desk;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.play.ToyKit;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.GameList;

/** The laboratory as a library: tic-tac-toe is its only game, and no command line is near. */
public final class ToyGames implements GameFamily {
    public static final GameList LIST = new GameList(List.of(new ToyGames()));

    /** A workplace that keeps what is said, and can be interrupted. */
    public static final class Place {
        public final StringWriter out = new StringWriter();
        public final StringWriter err = new StringWriter();
        public final List<Runnable> interrupts = new ArrayList<>();
        final Circumstances circumstances;

        public Place() {
            this(new Circumstances("./moyo toy", 1, "abc1234"));
        }

        Place(Circumstances circumstances) {
            this.circumstances = circumstances;
        }

        public Workplace workplace() {
            return workplace(ExecutorFactory.threads(circumstances.place(), 1));
        }

        public Workplace workplace(ExecutorFactory executors) {
            return new Workplace(
                    circumstances,
                    LIST,
                    executors,
                    Watch::new,
                    new PrintWriter(out, true),
                    new PrintWriter(err, true));
        }

        private final class Watch implements Interrupt {
            @Override
            public void does(Runnable action) {
                interrupts.add(action);
            }

            @Override
            public void close() {
                // Nobody waits for it.
            }
        }
    }

    @Override
    public String name() {
        return "tic-tac-toe";
    }

    @Override
    public String title() {
        return "Tic-tac-toe";
    }

    @Override
    public List<Setting<?>> board() {
        return List.of();
    }

    @Override
    public GameKit<?, ?> with(Settings board) {
        return new ToyKit();
    }
}

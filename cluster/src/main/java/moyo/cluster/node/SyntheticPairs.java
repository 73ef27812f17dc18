package moyo.cluster.node;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import moyo.cluster.post.Message;
import moyo.cluster.post.Post;
import org.apache.spark.api.java.function.Function;

/** Plays no games: sends made-up ones, to measure the driver alone. */
public final class SyntheticPairs implements Function<Handout, List<Message.Game>> {
    private static final long serialVersionUID = 1L;

    private final long run;
    private final List<String> games;
    private final long micros;

    /**
     * @param games the JSON of games 0 and 1 of every pair
     * @param micros how long a game takes
     */
    public SyntheticPairs(long run, List<String> games, long micros) {
        this.run = run;
        this.games = new ArrayList<>(games);
        this.micros = micros;
    }

    @Override
    public List<Message.Game> call(Handout handout) throws InterruptedException {
        int[] wanted =
                (int[]) Post.ask(new Message.Begin(run, handout.index(), Host.NAME)).orElseThrow();
        for (int game : wanted) {
            TimeUnit.MICROSECONDS.sleep(micros);
            Post.ask(new Message.Game(run, handout.index(), games.get(game)));
        }
        return List.of();
    }
}

package moyo.cluster.node;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import moyo.cluster.post.Message;
import moyo.cluster.post.Post;
import moyo.game.BadInput;
import moyo.lab.executor.GameSource;
import moyo.lab.executor.PairPlayer;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.play.Abandoned;
import moyo.lab.record.Json;
import moyo.net.weights.SentFiles;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The function that a task applies to its pair. Each game is sent to the driver as it ends; the
 * result of the task are the games that could not be sent.
 *
 * <p>A task can be repeated: the seeds of the games are in the pair, and the driver answers the
 * beginning of a pair with the games that it has not received yet.
 */
public final class PairsOfRun implements Function<Handout, List<Message.Game>> {
    private static final long serialVersionUID = 1L;

    private final long run;
    private final GameSource games;
    private final String commit;
    private final TreeMap<String, String> files;

    /**
     * @param run the number of the run at the driver
     * @param commit the build, for the records
     * @param files Spark's names of the files of players, by path
     */
    public PairsOfRun(long run, GameSource games, String commit, Map<String, String> files) {
        this.run = run;
        this.games = games;
        this.commit = commit;
        this.files = new TreeMap<>(files);
    }

    @Override
    public List<Message.Game> call(Handout handout) throws JsonProcessingException {
        PairTask whole = Json.MAPPER.readValue(handout.json(), PairTask.class);
        Engines.missing(whole)
                .ifPresent(
                        program -> {
                            throw unfit(
                                    handout,
                                    "there is no '%s' on host %s".formatted(program, Host.NAME));
                        });
        PairTask pair = wanted(handout.index(), whole);
        if (pair == null) {
            return List.of();
        }
        files.forEach((path, name) -> SentFiles.put(Path.of(path), Path.of(SparkFiles.get(name))));
        try {
            return play(handout.index(), pair);
        } catch (Abandoned e) {
            throw new TaskKilledException("the run no longer needs the pair");
        } catch (BadInput e) {
            if (Engines.areIn(pair)) {
                throw unfit(handout, "%s (host %s)".formatted(e.getMessage(), Host.NAME));
            }
            Post.ask(new Message.Refused(run, String.valueOf(e.getMessage())));
            return List.of();
        } catch (RuntimeException | AssertionError e) {
            if (TaskContext.get().isInterrupted()) {
                throw e;
            }
            e.printStackTrace(); // into the log of the node
            throw unfit(handout, "a game failed on host %s: %s".formatted(Host.NAME, e));
        }
    }

    private @Nullable PairTask wanted(int index, PairTask pair) {
        Optional<Object> answer = Post.ask(new Message.Begin(run, index, Host.NAME));
        if (answer.isEmpty()) {
            return pair;
        }
        List<Integer> wanted = Arrays.stream((int[]) answer.get()).boxed().toList();
        return wanted.isEmpty() ? null : pair.withGames(wanted);
    }

    private UnfitNode unfit(Handout handout, String sentence) {
        Post.ask(new Message.Unfit(run, handout.index(), sentence));
        return new UnfitNode(sentence);
    }

    private List<Message.Game> play(int index, PairTask pair) throws Abandoned {
        List<Message.Game> unsent = new ArrayList<>();
        TaskContext task = TaskContext.get();
        IdlePlayers idle = IdlePlayers.ofThisProcess();
        PairPlayer waiting = idle.take(run);
        PairPlayer player = waiting == null ? newPlayer() : waiting;
        Watch.begin(task, player);
        boolean whole = false;
        try {
            player.play(pair, game -> send(index, game, unsent));
            whole = true;
        } finally {
            Watch.end(task);
            if (whole && !task.isInterrupted()) {
                idle.put(run, player);
            } else {
                player.close();
            }
        }
        return unsent;
    }

    private PairPlayer newPlayer() {
        return new PairPlayer(
                games::of,
                new PairPlayer.Place(Host.NAME, commit),
                note -> Post.ask(new Message.Note(run, note)));
    }

    private void send(int index, PlayedGame game, List<Message.Game> unsent) {
        Message.Game message = new Message.Game(run, index, Json.line(game));
        if (Post.ask(message).isEmpty()) {
            unsent.add(message);
        }
    }
}

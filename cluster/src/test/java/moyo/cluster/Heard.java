package moyo.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;

/** Keeps what it hears, and does something after each game. */
final class Heard implements PairExecutor.Listener {
    private final List<GameResult> results = Collections.synchronizedList(new ArrayList<>());
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
    private final Consumer<GameResult> then;

    Heard(Consumer<GameResult> then) {
        this.then = then;
    }

    @Override
    public void finished(PlayedGame game) {
        results.add(game.result());
        then.accept(game.result());
    }

    @Override
    public void warn(String sentence) {
        warnings.add(sentence);
    }

    List<GameResult> results() {
        return List.copyOf(results);
    }

    List<String> warnings() {
        return List.copyOf(warnings);
    }

    List<GameId> ids() {
        return results().stream().map(GameResult::id).toList();
    }

    Set<String> hosts() {
        return results().stream().map(GameResult::host).collect(Collectors.toSet());
    }
}

package moyo.go.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import moyo.go.GoGame;
import moyo.go.GoRecord;
import moyo.session.GtpDialect;
import moyo.session.record.GameRecord;

/** GTP version 2 for Go engines. */
record GoDialect(GoGame game) implements GtpDialect {
    @Override
    public List<String> newGame() {
        return List.of("boardsize " + game.size(), "clear_board", "komi " + game.komi());
    }

    @Override
    public List<String> handicap(GameRecord<?, ?> record) {
        List<Integer> stones =
                record instanceof GoRecord go ? go.handicapStones() : List.<Integer>of();
        if (stones.isEmpty()) {
            return List.of();
        }
        List<String> commands = new ArrayList<>(newGame());
        commands.add(
                "set_free_handicap "
                        + stones.stream().map(game::moveName).collect(Collectors.joining(" ")));
        return commands;
    }

    @Override
    public List<String> timeLeft(int colour, double seconds) {
        return List.of(
                "time_left %s %d 0".formatted(GtpDialect.colourName(colour), (long) seconds));
    }

    @Override
    public List<String> gameTime(double seconds) {
        return inSeconds("time_settings %s 0 0", seconds);
    }

    @Override
    public List<String> moveTime(double seconds) {
        return inSeconds("time_settings 0 %s 1", seconds);
    }

    /**
     * Sends whole seconds only; an engine that accepts fractions has received the limit at the
     * start of the game.
     */
    @Override
    public List<String> moveTimeLeft(int colour, double seconds) {
        return seconds == Math.rint(seconds)
                ? List.of(
                        "time_left %s %d 1"
                                .formatted(GtpDialect.colourName(colour), (long) seconds))
                : List.of();
    }

    /**
     * Returns the command with a fraction, which some engines accept, and with whole seconds, which
     * GTP requires.
     */
    private static List<String> inSeconds(String command, double seconds) {
        String whole = command.formatted((long) Math.ceil(seconds));
        return seconds == Math.rint(seconds)
                ? List.of(whole)
                : List.of(command.formatted(String.format(Locale.ROOT, "%.3f", seconds)), whole);
    }

    @Override
    public Optional<String> askForTheDead() {
        return Optional.of("final_status_list dead");
    }

    @Override
    public Set<Integer> theDead(String answer) {
        Set<Integer> dead = new TreeSet<>();
        for (String point : answer.strip().split("\\s+")) {
            if (!point.isEmpty()) {
                dead.add(game.parseMove(point));
            }
        }
        return dead;
    }
}

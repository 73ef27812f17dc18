package moyo.app.terminal;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.session.Session;
import moyo.session.record.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * A game in a terminal: draws the board, reads moves and commands, lets the program answer.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class TerminalGame<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final Opponent<G, P> opponent;
    private final Session<G, P> session;
    private final Seats seats;
    private final Terminal terminal;
    private final GameView<G, P> view;
    private final Pieces<P> pieces;
    private final Hints<G, P> hints;
    private final Saves saves;

    /** Null while the game goes on. */
    private @Nullable Ending ending;

    private volatile boolean unsaved;
    private boolean stale = true;
    private boolean quit;

    /**
     * @param title the name of the game for people
     * @param record the game so far
     * @param colours whether the terminal shows colours
     */
    public TerminalGame(
            String title,
            GameKit<G, P> kit,
            GameRecord<G, P> record,
            Opponent<G, P> opponent,
            Seats seats,
            Terminal terminal,
            boolean colours,
            Saves saves) {
        this.kit = kit;
        this.opponent = opponent;
        this.seats = seats;
        this.terminal = terminal;
        this.saves = saves;
        session = opponent.session();
        session.load(record);
        view = new GameView<>(title, kit, terminal, colours);
        pieces = view.pieces();
        hints = new Hints<>(kit);
    }

    /** Plays until the person quits or the input ends. */
    public void run() {
        view.introduce(names());
        while (!quit) {
            try {
                step();
            } catch (BadInput e) {
                terminal.say(e.getMessage() + " (? lists the commands)");
            }
        }
    }

    private List<String> names() {
        return IntStream.range(0, 2)
                .mapToObj(colour -> seats.isPerson(colour) ? "you" : opponent.name())
                .toList();
    }

    private GameRecord<G, P> record() {
        return session.record();
    }

    private void step() {
        if (ending == null && record().isOver()) {
            end(Ending.counted(view.face(), record().position()));
        }
        int mover = record().mover();
        if (ending == null && !seats.isPerson(mover)) {
            answer(mover);
            return;
        }
        if (stale) {
            draw();
        }
        Optional<String> line = terminal.ask(prompt(mover));
        if (line.isPresent()) {
            obey(line.get());
        } else {
            inputEnds();
        }
    }

    private void answer(int mover) {
        boolean plays;
        try {
            plays = opponent.move(mover, pieces, terminal);
        } catch (BadInput e) { // the next attempt would fail as well
            terminal.say("The program cannot play: " + e.getMessage());
            inputEnds();
            return;
        }
        if (plays) {
            moved(mover);
        } else {
            unsaved = true;
            end(Ending.resigned(mover));
        }
    }

    private void end(Ending how) {
        ending = how;
        draw();
        terminal.say(how.text(kit));
    }

    private void draw() {
        view.draw(record(), ending);
        stale = false;
    }

    private String prompt(int mover) {
        if (ending != null) {
            return "> ";
        }
        return kit.colourName(mover) + (pieces.isHeld() ? ", " + pieces.name() : "") + "> ";
    }

    private void obey(String line) {
        if (line.isEmpty()) {
            stale = true;
            return;
        }
        String[] words = line.split("\\s+", 2);
        Optional<Key> key = Key.find(words[0], pieces.areUsed());
        if (takesPiece(line)) {
            view.showPiece(record());
        } else if (key.isPresent()) {
            obey(key.get(), words.length > 1 ? words[1].strip() : "");
        } else {
            requireGameOn();
            OptionalInt cell = pieces.isHeld() ? pieces.cell(line) : OptionalInt.empty();
            play(
                    cell.isPresent()
                            ? pieces.on(root(), cell.getAsInt())
                            : kit.game().parseMove(line));
        }
    }

    /** Takes the piece whose name a line is, in capital letters. */
    private boolean takesPiece(String line) {
        return ending == null
                && pieces.areUsed()
                && line.equals(line.toUpperCase(Locale.ROOT))
                && pieces.take(record().position(), record().mover(), line);
    }

    private P root() {
        return record().positionFor(record().mover());
    }

    private void requireGameOn() {
        if (ending != null) {
            throw new BadInput("the game is over: u takes back, n begins a new one");
        }
    }

    private void obey(Key key, String rest) {
        switch (key) {
            case HELP -> view.help();
            case UNDO -> undo();
            case PASS -> pass();
            case RESIGN -> resign();
            case HINT -> hint();
            case SAVE -> save(rest);
            case NEW -> begin();
            case LEVEL -> level(rest);
            case QUIT -> quit = mayLeave();
            case ALL -> terminal.show(pieces.drawings(record().position(), record().mover()));
            case DROP -> {
                pieces.drop();
                stale = true;
            }
            case TURN, FLIP, OTHER -> {
                pieces.change(key);
                view.showPiece(record());
            }
        }
    }

    private void play(int move) {
        int mover = record().mover();
        session.whyIllegal(mover, move)
                .ifPresent(
                        why -> {
                            throw new BadInput("not allowed: " + why);
                        });
        session.play(mover, move);
        moved(mover);
    }

    private void moved(int mover) {
        unsaved = true;
        stale = true;
        pieces.drop();
        if (!record().isOver() && record().mover() == mover) {
            terminal.say(kit.colourName(Colour.other(mover)) + " cannot move and passes.");
        }
    }

    private void pass() {
        requireGameOn();
        if (!kit.game().hasPass()) {
            throw new BadInput("%s has no pass".formatted(view.title()));
        } else if (!record().records(Game.PASS)) {
            throw new BadInput("you can move, so you must; who cannot move passes by itself");
        }
        play(Game.PASS);
    }

    private void resign() {
        requireGameOn();
        unsaved = true;
        end(Ending.resigned(record().mover()));
    }

    private void hint() {
        requireGameOn();
        terminal.hold("looking ..." + System.lineSeparator());
        hints.of(record().positionToJudge(record().mover())).forEach(terminal::say);
    }

    /** Takes back moves until it is the person's turn again. */
    private void undo() {
        if (ending != null && !record().isOver()) {
            ending = null;
            stale = true;
            terminal.say("The resignation is taken back.");
            return;
        }
        int count = movesToTakeBack(record().moves());
        if (count == 0 || !session.undo(count)) {
            throw new BadInput("there is no move to take back");
        }
        ending = null;
        unsaved = true;
        stale = true;
        pieces.drop();
        terminal.say("%d %s taken back.".formatted(count, count == 1 ? "move is" : "moves are"));
    }

    private int movesToTakeBack(List<? extends GameRecord.Move> moves) {
        int count = Math.min(1, moves.size());
        while (count < moves.size()
                && seats != Seats.NONE
                && !seats.isPerson(moves.get(moves.size() - count).colour())) {
            count++;
        }
        return count;
    }

    private void level(String text) {
        if (!text.isEmpty()) {
            opponent.setLevel(text);
        } else {
            for (Level level : kit.levels().all()) {
                terminal.say("%d %s: %s".formatted(level.number(), level.name(), level.sentence()));
            }
        }
        terminal.say("The program: " + opponent.name());
    }

    private void begin() {
        if (mayLeave()) {
            session.start();
            saves.forget();
            ending = null;
            unsaved = false;
            stale = true;
            pieces.drop();
        }
    }

    /** Returns whether the game may be left: it is saved, or the person does not want it. */
    private boolean mayLeave() {
        while (unsaved && !record().moves().isEmpty()) {
            Optional<String> answer =
                    terminal.ask("The game is not saved. Save it? y, n, or c to go on playing: ");
            if (answer.isEmpty()) {
                inputEnds();
                return true;
            }
            switch (answer.get().toLowerCase(Locale.ROOT)) {
                case "y", "yes" -> save("");
                case "n", "no" -> unsaved = false;
                case "c" -> {
                    return false;
                }
                default -> terminal.say("y, n or c?");
            }
        }
        return true;
    }

    private void save(String named) {
        Ending over = ending;
        Path file = saves.save(kit, record(), named, names(), over == null ? "" : over.result());
        unsaved = false;
        terminal.say("The game is saved in");
        terminal.show(List.of("  " + file));
    }

    private void inputEnds() {
        quit = true;
        rescue();
    }

    /** Saves the game if it is not saved, when the program is interrupted. */
    public void interrupted() {
        terminal.hold(System.lineSeparator());
        rescue();
    }

    private void rescue() {
        if (!unsaved || record().moves().isEmpty()) {
            return;
        }
        try {
            save("");
        } catch (BadInput e) {
            terminal.say("The game is not saved: " + e.getMessage() + ". Its record:");
            terminal.show(List.of(kit.writeRecord(record())));
        }
    }
}

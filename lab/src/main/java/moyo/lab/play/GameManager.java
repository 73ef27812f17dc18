package moyo.lab.play;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.clock.Heartbeat;
import moyo.lab.clock.Stalled;
import moyo.search.player.Player;
import moyo.session.GameKit;

/**
 * Plays games one after the other in one thread. Players are started when they are first needed and
 * kept for later games.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class GameManager<G extends Game<P>, P extends Position<P>> implements AutoCloseable {
    /**
     * The maximum number of players kept, because they take memory and processes; the least
     * recently used one is closed first.
     */
    private static final int MOST_AT_ONCE = 4;

    /** The maximum number of times that a game is played again because the machine stood still. */
    private static final int MOST_REPLAYS = 3;

    private final GameKit<G, P> kit;
    private final MatchRules rules;
    private final Source source;
    private final Consumer<String> notes;
    private final DoubleSupplier stalls;
    private final Referee<P> referee;

    /** The players by name, the least recently used first. */
    private final Map<String, Competitor<P>> competitors = new LinkedHashMap<>(8, 0.75f, true);

    private volatile boolean abandoned;

    public GameManager(GameKit<G, P> kit, MatchRules rules, Source source) {
        this(kit, rules, source, note -> {});
    }

    /**
     * @param notes receives a sentence for each game that is played again
     */
    public GameManager(GameKit<G, P> kit, MatchRules rules, Source source, Consumer<String> notes) {
        this(kit, rules, source, notes, Heartbeat.ofThisProcess());
    }

    GameManager(
            GameKit<G, P> kit,
            MatchRules rules,
            Source source,
            Consumer<String> notes,
            DoubleSupplier stalls) {
        this.kit = kit;
        this.rules = rules;
        this.source = source;
        this.notes = notes;
        this.stalls = stalls;
        referee =
                Entrant.isOutside(rules.referee())
                        ? new GtpReferee<>(
                                kit, new Entrant("referee", rules.referee()), rules.time())
                        : new OwnReferee<>(kit, rules.referee().equals(MatchRules.AGREE));
    }

    /**
     * Plays a game to its end. A game that would be lost on time only because this process stood
     * still is played again with the same seed, at most {@value #MOST_REPLAYS} times.
     */
    public GameStory play(GameTask task) throws Abandoned {
        for (int replay = 0; ; replay++) {
            try {
                return new OneGame<>(
                                kit, rules, source, referee, task, stalls, replay == MOST_REPLAYS)
                        .play(competitor(task.first()), competitor(task.second()));
            } catch (Stalled e) {
                notes.accept(
                        "%s, pair %d, game %d is played again: %s"
                                .formatted(
                                        task.id().matchup(),
                                        task.id().pair(),
                                        task.id().game(),
                                        e.getMessage()));
            }
        }
    }

    /**
     * Starts a player, requests the first move of a game, and returns its name and version.
     *
     * @throws BadInput if it cannot
     */
    public String check(Entrant entrant) throws Abandoned {
        try {
            Competitor<P> competitor = competitor(entrant);
            String who = competitor.introduce();
            P start = kit.game().newPosition();
            double seconds = rules.time().perMove() + rules.time().perGame();
            int move = competitor.newGame(start.toMove(), 1).chooseMove(start, seconds);
            if (move != Player.RESIGN && !start.isLegal(move)) {
                throw new Forfeit("illegal", "began with " + kit.game().moveName(move));
            }
            return who;
        } catch (Forfeit e) {
            throw new BadInput(
                    "player '%s' cannot play: %s".formatted(entrant.name(), e.detail()), e);
        }
    }

    /** Throws {@code BadInput} if the engine that is the referee cannot be started. */
    public void checkReferee() {
        referee.check();
    }

    private Competitor<P> competitor(Entrant entrant) throws Abandoned {
        synchronized (competitors) {
            if (abandoned) {
                throw new Abandoned();
            }
            Competitor<P> competitor = competitors.get(entrant.name());
            if (competitor == null) {
                competitor = competitorFor(entrant);
                competitors.put(entrant.name(), competitor);
                dismissTheLongestUnused();
            }
            return competitor;
        }
    }

    private void dismissTheLongestUnused() {
        Iterator<Competitor<P>> oldest = competitors.values().iterator();
        while (competitors.size() > MOST_AT_ONCE) {
            oldest.next().close();
            oldest.remove();
        }
    }

    private Competitor<P> competitorFor(Entrant entrant) {
        return entrant.isOutside()
                ? new GtpCompetitor<>(kit, entrant, rules.time())
                : new OwnCompetitor<>(kit, kit.players().parse(entrant.spec()), rules.time());
    }

    /** Aborts the current game without a result; called from another thread. */
    public void abandon() {
        abandoned = true;
        synchronized (competitors) {
            competitors.values().forEach(Competitor::abandon);
        }
        referee.abandon();
    }

    /** Closes the players and frees their memory. */
    @Override
    public void close() {
        synchronized (competitors) {
            competitors.values().forEach(Competitor::close);
            competitors.clear();
        }
        referee.close();
    }
}

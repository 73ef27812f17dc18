package moyo.lab.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.Player;

/**
 * Where one thread plays game after game. Players sit down when they are first needed and stay.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class GameTable<G extends Game<P>, P extends Position<P>> implements AutoCloseable {
    private final GameKit<G, P> kit;
    private final TableRules rules;
    private final Source source;
    private final Referee<P> referee;
    private final Map<String, Competitor<P>> competitors = new ConcurrentHashMap<>();
    private volatile boolean abandoned;

    public GameTable(GameKit<G, P> kit, TableRules rules, Source source) {
        this.kit = kit;
        this.rules = rules;
        this.source = source;
        referee =
                Entrant.isOutside(rules.referee())
                        ? new GtpReferee<>(
                                kit, new Entrant("referee", rules.referee()), rules.time())
                        : new OwnReferee<>(kit, rules.referee().equals(TableRules.AGREE));
    }

    /** Plays a game to its end. */
    public GameStory play(GameTask task) throws Abandoned {
        return new OneGame<>(kit, rules, source, referee, task)
                .play(competitor(task.first()), competitor(task.second()));
    }

    /**
     * Lets a player start, begin a game and make its first move, and says who it is.
     *
     * @throws BadInput if it cannot
     */
    public String check(Entrant entrant) throws Abandoned {
        try {
            Competitor<P> competitor = competitor(entrant);
            String who = competitor.introduce();
            P start = kit.game().newPosition();
            double seconds = rules.time().perMove() + rules.time().perGame();
            int move = competitor.sit(start.toMove(), 1).chooseMove(start, seconds);
            if (move != Player.RESIGN && !start.isLegal(move)) {
                throw new Forfeit("illegal", "began with " + kit.game().moveName(move));
            }
            return who;
        } catch (Forfeit e) {
            throw new BadInput(
                    "player '%s' is not fit to play: %s".formatted(entrant.name(), e.detail()), e);
        }
    }

    private Competitor<P> competitor(Entrant entrant) throws Abandoned {
        Competitor<P> competitor =
                competitors.computeIfAbsent(entrant.name(), name -> competitorFor(entrant));
        if (abandoned) {
            throw new Abandoned();
        }
        return competitor;
    }

    private Competitor<P> competitorFor(Entrant entrant) {
        return entrant.isOutside()
                ? new GtpCompetitor<>(kit, entrant, rules.time())
                : new OwnCompetitor<>(kit, kit.players().parse(entrant.spec()), rules.time());
    }

    /** Makes the game under way end at once, without a result; for another thread. */
    public void abandon() {
        abandoned = true;
        competitors.values().forEach(Competitor::abandon);
        referee.close();
    }

    @Override
    public void close() {
        competitors.values().forEach(Competitor::close);
        referee.close();
    }
}

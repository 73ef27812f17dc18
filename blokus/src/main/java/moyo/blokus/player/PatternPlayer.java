package moyo.blokus.player;

import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.PatternPrior;
import moyo.blokus.pattern.ShippedNetworks;
import moyo.net.perceptron.NetworkBook;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/** UCT with the paper's network: the machinery of {@code uct-bouzy} with another evaluation. */
final class PatternPlayer {
    private static final Setting<String> NET =
            Setting.text(
                    "net",
                    ShippedNetworks.NAMES.get(0),
                    "%s, %s, or a file name"
                            .formatted(
                                    String.join(", ", ShippedNetworks.NAMES),
                                    ShippedNetworks.CONSTANT),
                    "networks by move number: shipped ones by name, a file of 'moyo learn"
                            + " patterns', or constant = 0.5 for every move, a control",
                    text -> text);

    private static final Setting<String> VIEW =
            Setting.choice(
                    "view",
                    List.of("next", "mover"),
                    "whose win rate an output is taken for: next = the side that moves next, as the"
                            + " networks were trained; mover = the side that has moved, a mistake");

    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "uct-nn",
                    "uct with prior values of all new moves by networks on pattern counts, as in"
                            + " the paper",
                    PaperPlayers.settings(PaperPlayers.N0, NET, VIEW),
                    PatternPlayer::make,
                    settings -> ShippedNetworks.missing(settings.get(NET)));

    private PatternPlayer() {}

    private static Player<BlokusPosition> make(BlokusGame game, Settings settings, long seed) {
        NetworkBook book = ShippedNetworks.read(settings.get(NET));
        PatternPrior.View view =
                PatternPrior.View.valueOf(settings.get(VIEW).toUpperCase(Locale.ROOT));
        double n0 = settings.get(PaperPlayers.N0);
        Settings patient = PaperPlayers.patient(settings);
        return PaperPlayers.search(
                PaperPlayers.parts(
                        game, patient, () -> new PatternPrior(book, view, n0, game.longestGame())),
                patient,
                seed);
    }
}

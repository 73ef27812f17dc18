package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.go.status.FinalScore;
import moyo.go.status.LifeAndDeath;
import moyo.go.status.LifeAndDeath.Status;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/** Commands for the rules and for the end of the game: status of stones, ownership, score. */
final class ScoreCommands {
    private final GoGtp gtp;

    ScoreCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("final_score", "", this::finalScore);
        engine.add(
                "final_status_list",
                "dead|alive|seki|black_territory|white_territory",
                this::finalStatusList);
        engine.add("final_status", "VERTEX", this::finalStatus);
        engine.add("moyo-ownership", "", this::ownership);
        engine.add("kgs-rules", "RULES", this::setRules);
        engine.add("kata-set-rules", "RULES", this::setRules);
        engine.add("kata-get-rules", "", this::getRules);
    }

    private String finalScore(GtpRequest request) {
        request.expect(0);
        return FinalScore.format(FinalScore.of(gtp.judge()));
    }

    private String finalStatusList(GtpRequest request) {
        String wanted = request.expect(1).text(0).toLowerCase(Locale.ROOT);
        LifeAndDeath judgement = gtp.judge();
        return switch (wanted) {
            case "dead" -> blocks(judgement, Status.DEAD);
            case "alive" -> blocks(judgement, Status.ALIVE);
            case "seki" -> blocks(judgement, Status.SEKI);
            case "black_territory" -> territory(judgement, 1);
            case "white_territory" -> territory(judgement, -1);
            default -> throw request.syntax(request.text(0), "a status");
        };
    }

    /** Lists the stones, one block per line. */
    private String blocks(LifeAndDeath judgement, Status status) {
        List<String> lines = new ArrayList<>();
        for (List<Integer> block : judgement.blocks(status)) {
            lines.add(BoardCommands.names(gtp.game(), block));
        }
        return String.join("\n", lines);
    }

    private String territory(LifeAndDeath judgement, int owner) {
        List<Integer> points = new ArrayList<>();
        for (int p : gtp.game().geometry().points()) {
            if (judgement.territory(p) == owner) {
                points.add(p);
            }
        }
        return BoardCommands.names(gtp.game(), points);
    }

    private String finalStatus(GtpRequest request) {
        int p = gtp.vertex(request.expect(1), 0);
        if (p == Game.PASS) {
            throw request.syntax(request.text(0), "a point");
        }
        LifeAndDeath judgement = gtp.judge();
        if (gtp.record().position().board().block(p) != 0) {
            return judgement.of(p).name().toLowerCase(Locale.ROOT);
        }
        int owner = judgement.territory(p);
        return owner > 0 ? "black_territory" : owner < 0 ? "white_territory" : "dame";
    }

    /**
     * Returns the ownership from the top left: 1 if Black owns the point in all playouts, -1 if
     * White does.
     */
    private String ownership(GtpRequest request) {
        request.expect(0);
        LifeAndDeath judgement = gtp.judge();
        Geometry geometry = gtp.game().geometry();
        StringBuilder text = new StringBuilder();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                double black = judgement.ownership().black(geometry.point(x, y));
                text.append(String.format(Locale.ROOT, "%s%.2f", x == 0 ? "" : " ", 2 * black - 1));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private String setRules(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        gtp.setRules(rules(String.join(" ", request.arguments())));
        return "";
    }

    /** Converts names of rules used by KataGo and KGS. */
    private static GoRules rules(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "chinese-ogs", "chinese-kgs" -> GoRules.CHINESE;
            case "korean" -> GoRules.JAPANESE;
            case "bga" -> GoRules.parse("aga");
            default -> GoRules.parse(text);
        };
    }

    private String getRules(GtpRequest request) {
        request.expect(0);
        GoGame game = gtp.game();
        return ("{\"ko\":\"%s\",\"scoring\":\"%s\",\"suicide\":%b,\"tax\":\"NONE\","
                        + "\"hasButton\":false,\"whiteHandicapBonus\":\"0\"}")
                .formatted(
                        game.rules().superko() ? "POSITIONAL" : "SIMPLE",
                        game.rules().scoring() == GoRules.Scoring.TERRITORY ? "TERRITORY" : "AREA",
                        game.rules().suicide());
    }
}

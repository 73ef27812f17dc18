package moyo.go.gtp;

import moyo.go.status.FinalScore;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.gtp.CpuTime;

/** Commands of servers and GUIs that do not concern the game. */
final class ClientCommands {
    private static final String ANALYZE_COMMANDS =
            """
            gfx/Search/moyo-search
            string/Search Statistics/moyo-search_stats
            string/Team Statistics/moyo-team_stats
            dboard/Ownership/moyo-ownership
            plist/Legal Moves/all_legal %c
            plist/Patterns/moyo-patterns
            string/Policy Moves/moyo-policy_moves
            string/Prior Knowledge/moyo-prior
            plist/Root Filter/moyo-root_filter
            string/Value/moyo-value
            sboard/Influence (Bouzy)/moyo-bouzy
            plist/Dead Stones/final_status_list dead
            plist/Black Territory/final_status_list black_territory
            plist/White Territory/final_status_list white_territory
            param/Player Settings/moyo-param
            param/Live Graphics/moyo-live
            string/Final Score/final_score
            hstring/Show Board/showboard
            string/Explain Last Move/gomill-explain_last_move
            string/CPU Time/cputime
            """;

    private final GoGtp gtp;

    ClientCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("cputime", "", CpuTime::answer);
        engine.add("gomill-cpu_time", "", CpuTime::answer);
        engine.add("gogui-analyze_commands", "", r -> plain(r, ANALYZE_COMMANDS));
        engine.add("gogui-title", "", r -> plain(r, "Moyo, " + gtp.thinker().spec()));
        engine.add("kgs-game_over", "", r -> gameOver(plain(r, "")));
        engine.add("kgs-chat", "game|private NAME MESSAGE...", this::chat);
        engine.add("cgos-opponent_name", "NAME", ClientCommands::ignore);
        engine.add("cgos-opponent_rating", "RATING", ClientCommands::ignore);
        engine.add("cgos-gameover", "RESULT", r -> gameOver(ignore(r)));
    }

    private String gameOver(String answer) {
        gtp.session().endGame();
        return answer;
    }

    private static String plain(GtpRequest request, String answer) {
        request.expect(0);
        return answer;
    }

    private static String ignore(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        return "";
    }

    private String chat(GtpRequest request) {
        if (request.count() < 3) {
            request.expect(3);
        }
        String estimate = FinalScore.format(FinalScore.of(gtp.judge()));
        String why = gtp.thinker().explainLastMove();
        return "I am Moyo (%s). I count %s.%s"
                .formatted(gtp.thinker().spec(), estimate, why.isEmpty() ? "" : " " + why + ".");
    }
}

package moyo.go.gtp;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code play} refuses under which rules. */
class KoAndSuicideTest {
    /** White can take the ko at B2 once Black has thrown in at C2. */
    static final String KO = "gogui-play_sequence b A2 w D2 b B1 w C1 b B3 w C3 b C2 w B2";

    /** On 2x2: now A1 would bring back the position after the first move. */
    private static final String SUPERKO = "gogui-play_sequence b A1 w B2 b A2 w B1 b A1 w A2";

    /** Now A2 would be suicide of two black stones. */
    private static final String SUICIDE = "gogui-play_sequence b A1 w B1 w B2 w A3";

    private final GoTalk talk = GoTalk.on(5);

    @Test
    void aKoIsNotTakenBackAtOnce() {
        talk.tell(KO);
        talk.check(
                """
                > is_legal b C2
                = 0
                > play b C2
                ? illegal move
                > play b E5
                =
                > play w E4
                =
                > play b C2
                =
                > play w B2
                ? illegal move
                > captures b
                = 1
                """);
    }

    @Test
    void underJapaneseRulesNeither() {
        talk.tell("kgs-rules japanese");
        talk.tell(KO);
        talk.check("> play b C2\n? illegal move");
    }

    @Test
    void aRepetitionIsIllegalInTurn() {
        GoTalk two = GoTalk.on(2);
        two.tell(SUPERKO);
        two.check(
                """
                > is_legal b A1
                = 0
                > all_legal b
                =
                > play b A1
                ? illegal move
                > captures w
                = 3
                """);
    }

    @Test
    void aRepetitionIsAllowedOutOfTurnSinceProgramsReplaySetUpsSo() {
        GoTalk two = GoTalk.on(2);
        two.tell(SUPERKO);
        two.check(
                """
                > play b pass
                =
                > is_legal b A1
                = 1
                > play b A1
                =
                > list_stones b
                = A1
                > list_stones w
                =
                > undo
                =
                > list_stones w
                = B1 A2 B2
                """);
    }

    @Test
    void aRepetitionIsAllowedUnderJapaneseRules() {
        GoTalk two = GoTalk.on(2);
        two.tell("kgs-rules japanese");
        two.tell(SUPERKO);
        two.check("> play b A1\n=\n> captures b\n= 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese", "aga", "cgos"})
    void suicideIsIllegal(String rules) {
        talk.tell("kgs-rules " + rules);
        talk.tell(SUICIDE);
        talk.check("> play b A2\n? illegal move\n> list_stones b\n= A1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tromp-taylor", "new_zealand"})
    void suicideOfSeveralStonesIsLegalWhereTheRulesSaySo(String rules) {
        talk.tell("kgs-rules " + rules);
        talk.tell(SUICIDE);
        talk.check(
                """
                > play b A2
                =
                > list_stones b
                =
                > captures w
                = 2
                > play b A1
                =
                > undo
                =
                > undo
                =
                > list_stones b
                = A1
                """);
    }

    @Test
    void suicideOfOneStoneIsAlwaysIllegal() {
        talk.tell("kgs-rules tromp-taylor");
        talk.check("> gogui-play_sequence w A2 w B1\n=\n> play b A1\n? illegal move");
    }

    @Test
    void otherRulesLaterLeaveTheGameAsItWasPlayed() {
        talk.tell("kgs-rules tromp-taylor");
        talk.tell(SUICIDE);
        talk.tell("play b A2");
        talk.check(
                """
                > kgs-rules chinese
                =
                > list_stones b
                =
                > captures w
                = 2
                > play w C4
                =
                > undo
                =
                > captures w
                = 2
                """);
    }
}

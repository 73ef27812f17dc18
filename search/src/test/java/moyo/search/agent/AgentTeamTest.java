package moyo.search.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class AgentTeamTest {
    private static final List<String> ABC = List.of("A", "B", "C");

    @Test
    void listsAllOrdersTheOriginalFirst() {
        List<AgentOrder> orders = AgentOrder.all(ABC);
        assertThat(orders).hasSize(6).doesNotHaveDuplicates();
        assertThat(orders.get(0)).hasToString("A-B-C");
    }

    @Test
    void listsShorterOrdersToo() {
        assertThat(AgentOrder.all(ABC, 2))
                .hasSize(12)
                .doesNotHaveDuplicates()
                .map(AgentOrder::toString)
                .contains("B-A", "C-A-B")
                .doesNotContain("A");
        List<String> five = List.of("A", "B", "C", "D", "E");
        assertThat(AgentOrder.all(five, 1)).hasSize(325);
        assertThat(AgentOrder.all(five, 4)).hasSize(240).doesNotHaveDuplicates();
    }

    @Test
    void readsBackWhatItPrints() {
        String text = "C-A-B,A:2,B-C:0.5";
        AgentTeam team = AgentTeam.parse(text, ABC);
        assertThat(team).hasToString(text);
        assertThat(team.named("mine")).hasToString("mine");
        assertThat(team.named("mine").list()).isEqualTo(text);
    }

    @Test
    void joinsAndLeaves() {
        AgentOrder order = AgentOrder.parse("C-A-B", ABC);
        AgentTeam team = AgentTeam.parse("A-B-C", ABC).with(order);
        assertThat(team).hasToString("A-B-C,C-A-B");
        assertThat(team.with(order)).hasToString("A-B-C,C-A-B:2");
        assertThat(team.without(order)).hasToString("A-B-C");
        assertThat(team.playsLike(AgentTeam.parse("C-A-B,A-B-C", ABC))).isTrue();
        assertThat(team.playsLike(AgentTeam.parse("C-A-B:3,A-B-C:3", ABC))).isTrue();
        assertThat(team.playsLike(AgentTeam.parse("C-A-B,C-A-B,A-B-C,A-B-C", ABC))).isTrue();
        assertThat(team.playsLike(AgentTeam.parse("C-A-B,A-B-C:2", ABC))).isFalse();
        assertThat(team.playsLike(AgentTeam.parse("C-A-B", ABC))).isFalse();
    }

    @Test
    void drawsEachAgentAsOftenAsItWeighs() {
        double[] weights = {1, 0.25, 5, 3, 0.75, 2};
        Lottery lottery = new Lottery(weights);
        Rng rng = new Rng(11);
        int draws = 600_000;
        int[] drawn = new int[weights.length];
        for (int i = 0; i < draws; i++) {
            drawn[lottery.draw(rng)]++;
        }
        for (int i = 0; i < weights.length; i++) {
            double expected = weights[i] / 12;
            double error = Math.sqrt(expected * (1 - expected) / draws);
            assertThat((double) drawn[i] / draws).isCloseTo(expected, within(5 * error));
        }
    }

    @Test
    void drawsNothingForAnAgentAlone() {
        Rng rng = new Rng(5);
        assertThat(new Lottery(new double[] {3}).draw(rng)).isZero();
        assertThat(rng.nextLong()).isEqualTo(new Rng(5).nextLong());
    }
}

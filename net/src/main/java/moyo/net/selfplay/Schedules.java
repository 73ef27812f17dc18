package moyo.net.selfplay;

import org.jspecify.annotations.Nullable;

/** The schedules of sequential halving by the number of simulations; for one thread. */
final class Schedules {
    private final int mostCandidates;
    private final @Nullable HalvingSchedule[] made;

    Schedules(int mostCandidates, int mostVisits) {
        this.mostCandidates = mostCandidates;
        made = new HalvingSchedule[mostVisits + 1];
    }

    HalvingSchedule of(int visits) {
        HalvingSchedule schedule = made[visits];
        if (schedule == null) {
            schedule = new HalvingSchedule(mostCandidates, visits);
            made[visits] = schedule;
        }
        return schedule;
    }
}

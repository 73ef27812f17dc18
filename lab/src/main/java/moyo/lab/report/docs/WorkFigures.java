package moyo.lab.report.docs;

import moyo.lab.record.SearchWork;
import moyo.lab.stats.Saving;

/** The savings of A compared with B that {@link SearchWork} knows, one by one. */
final class WorkFigures {
    private WorkFigures() {}

    /** Playout moves for each simulation while a memory of positions was open. */
    static Saving moves(SearchWork work) {
        return work.saving();
    }

    /** CPU time for each of these simulations. */
    static Saving time(SearchWork work) {
        return find(work, true, false);
    }

    /** Playout moves for each move of the whole game. */
    static Saving movesOfTheGame(SearchWork work) {
        return find(work, false, true);
    }

    /** CPU time for each move of the whole game. */
    static Saving timeOfTheGame(SearchWork work) {
        return find(work, true, true);
    }

    private static Saving find(SearchWork work, boolean ofTime, boolean ofGame) {
        return work.compared().stream()
                .filter(c -> c.isTime() == ofTime && c.isOfGame() == ofGame)
                .map(SearchWork.Compared::saving)
                .findFirst()
                .orElse(Saving.UNKNOWN);
    }
}

package moyo.lab.experiment.file;

import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Row;

/** Finds the rows whose games others show, {@code same: EXPERIMENT/ROW}. */
final class Loans {
    private final List<ExperimentFile> files;

    Loans(List<ExperimentFile> files) {
        this.files = List.copyOf(files);
    }

    /**
     * @param text the experiment and the row
     * @param game that of the row that asks
     * @param where the row that asks, for complaints
     */
    Row find(String text, String game, String where) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new BadInput(
                    "%s: 'same' is EXPERIMENT/ROW, and '%s' is not".formatted(where, text));
        }
        ExperimentFile lender = file(text.substring(0, slash), where);
        if (!lender.game().equals(game)) {
            throw new BadInput(
                    "%s: '%s' is about the game '%s', not '%s'"
                            .formatted(where, lender.id(), lender.game(), game));
        }
        return lender.lend(text.substring(slash + 1), where);
    }

    private ExperimentFile file(String id, String where) {
        return files.stream()
                .filter(file -> file.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "%s: unknown experiment '%s'%s"
                                                .formatted(where, id, Hint.of(id, ids()))));
    }

    private List<String> ids() {
        return files.stream().map(ExperimentFile::id).toList();
    }
}

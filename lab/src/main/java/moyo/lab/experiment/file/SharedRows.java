package moyo.lab.experiment.file;

import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Row;

/** Finds the row whose games another row shows, {@code same: EXPERIMENT/ROW}. */
final class SharedRows {
    private final List<ExperimentFile> files;

    SharedRows(List<ExperimentFile> files) {
        this.files = List.copyOf(files);
    }

    /**
     * @param text the experiment and the row
     * @param game the game of the row that refers to it
     * @param where the row that refers to it, for error messages
     */
    Row find(String text, String game, String where) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new BadInput(
                    "%s: 'same' must be EXPERIMENT/ROW, not '%s'".formatted(where, text));
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

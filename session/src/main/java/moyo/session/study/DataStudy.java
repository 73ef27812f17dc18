package moyo.session.study;

import java.nio.file.Path;

/** A study of a file of recorded data; it takes seconds. */
public non-sealed interface DataStudy extends Study {
    StudyResult of(Path data);
}

package moyo.game;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, for people: without the name of a Java exception. */
public final class FileTrouble {
    private FileTrouble() {}

    /** Returns the reason; it names no file, so the caller's sentence does. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof AccessDeniedException) {
            return "permission denied";
        } else if (e instanceof FileAlreadyExistsException) {
            return "a file of that name is in the way";
        } else if (e instanceof NotDirectoryException) {
            return "not a folder";
        } else if (e instanceof CharacterCodingException) {
            return "it is not text in UTF-8";
        } else if (e instanceof FileSystemException trouble && trouble.getReason() != null) {
            return trouble.getReason();
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** Returns a sentence that names the file too, if the exception knows it. */
    public static String sentence(IOException e) {
        return e instanceof FileSystemException trouble && trouble.getFile() != null
                ? "'%s': %s".formatted(trouble.getFile(), reason(e))
                : reason(e);
    }
}

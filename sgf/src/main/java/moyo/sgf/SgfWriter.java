package moyo.sgf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Writes game trees so that reading gives the same trees: one node per line, long nodes folded
 * between values, parentheses only where the tree branches.
 */
public final class SgfWriter {
    private static final int WIDTH = 80;

    /** Properties that programs expect at the beginning of a file; CA follows them. */
    private static final Set<String> HEAD = Set.of("FF", "GM", "AP");

    private final StringBuilder out = new StringBuilder();
    private final boolean toFile;
    private int lineStart;

    private SgfWriter(boolean toFile) {
        this.toFile = toFile;
    }

    /** The text of a file with this tree; {@code root} may be a node inside a larger tree. */
    public static String write(SgfNode root) {
        return write(List.of(root));
    }

    /** The text of a file with one or more trees; CA is not changed. */
    public static String write(List<SgfNode> roots) {
        return new SgfWriter(false).trees(roots);
    }

    /** As {@link #write(List, Path)}. */
    public static void write(SgfNode root, Path file) throws IOException {
        write(List.of(root), file);
    }

    /**
     * Writes a file in UTF-8, with {@code CA[UTF-8]} in every root of the file; the given nodes are
     * not changed. An existing file is replaced atomically; a device or a pipe is written directly.
     */
    public static void write(List<SgfNode> roots, Path file) throws IOException {
        String text = new SgfWriter(true).trees(roots);
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
            Files.writeString(file, text);
            return;
        }
        // Follows a link to its file; otherwise the link would be replaced.
        Path target = Files.exists(file) ? file.toRealPath() : file;
        Path draft = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
            keepPermissions(target, draft);
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (Files.exists(from) && old != null) {
            Files.setPosixFilePermissions(to, old.readAttributes().permissions());
        }
    }

    /** Uses an explicit stack: trees may be deeper than Java's call stack allows. */
    private String trees(List<SgfNode> roots) {
        assert !roots.isEmpty() : "a collection has at least one game tree";
        Deque<Iterator<SgfNode>> open = new ArrayDeque<>();
        open.push(roots.iterator());
        while (true) {
            if (open.element().hasNext()) {
                newLine();
                out.append('(');
                SgfNode last = sequence(open.element().next(), open.size() == 1);
                open.push(last.children().iterator());
            } else {
                open.pop();
                if (open.isEmpty()) {
                    return out.append('\n').toString();
                }
                out.append(')');
            }
        }
    }

    /** Writes nodes until the tree ends or branches; returns the last one. */
    private SgfNode sequence(SgfNode first, boolean isRoot) {
        node(first, isRoot && toFile);
        SgfNode node = first;
        while (node.children().size() == 1) {
            node = node.children().get(0);
            newLine();
            node(node, false);
        }
        return node;
    }

    private void node(SgfNode node, boolean declareUtf8) {
        out.append(';');
        boolean declare = declareUtf8 && !node.has("CA");
        for (String identifier : node.identifiers()) {
            if (declare && !HEAD.contains(identifier)) {
                property("CA", List.of("UTF-8"));
                declare = false;
            }
            boolean correct = declareUtf8 && identifier.equals("CA");
            property(identifier, correct ? List.of("UTF-8") : node.stored(identifier));
        }
        if (declare) {
            property("CA", List.of("UTF-8"));
        }
    }

    private void property(String identifier, List<String> values) {
        String name = identifier;
        for (String value : values) {
            String piece = name + '[' + SgfText.write(value) + ']';
            boolean tooLong = out.length() - lineStart + piece.length() > WIDTH;
            if (tooLong && out.charAt(out.length() - 1) == ']') {
                newLine();
            }
            out.append(piece);
            lineStart = Math.max(lineStart, out.lastIndexOf("\n") + 1);
            name = "";
        }
    }

    private void newLine() {
        if (out.length() > 0) {
            out.append('\n');
            lineStart = out.length();
        }
    }
}

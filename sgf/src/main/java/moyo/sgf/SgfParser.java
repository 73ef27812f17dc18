package moyo.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Parses one text in one pass. Open parentheses are on an explicit stack, since variations may be
 * nested more deeply than Java's call stack allows.
 */
final class SgfParser {
    /** An open parenthesis: its offset and the node from which it branches, null at a root. */
    private record Branch(@Nullable SgfNode from, int offset) {}

    /** The elements that may follow. */
    private enum Next {
        GAME_TREE("expected '(;' to begin another game tree, or the end of the file"),
        FIRST_NODE("expected ';' to begin a node after '('"),
        PROPERTY_OR_NODE("expected a property such as B[pd], or one of ';', '(' and ')'"),
        VARIATION("expected '(' to begin another variation or ')' after the last one");

        private final String expectation;

        Next(String expectation) {
            this.expectation = expectation;
        }
    }

    private static final int LONGEST_QUOTE = 20;

    private final String text;
    private final List<SgfNode> roots = new ArrayList<>();
    private final Deque<Branch> open = new ArrayDeque<>();
    private @Nullable SgfNode current;
    private Next next = Next.GAME_TREE;
    private int at;

    SgfParser(String text) {
        this.text = text;
    }

    List<SgfNode> collection() {
        skipJunk();
        while (step()) {}
        return roots;
    }

    /**
     * The value of CA in the first root if it can be read; errors are ignored because the text may
     * have been decoded with a wrong charset.
     */
    Optional<String> charsetName() {
        try {
            skipJunk();
            while ((roots.isEmpty() || current == roots.get(0)) && step()) {}
        } catch (SgfError error) {
            // The properties before the error count.
        }
        return roots.isEmpty() ? Optional.empty() : roots.get(0).value("CA");
    }

    /** Skips text before the first game tree, such as mail headers. */
    private void skipJunk() {
        skipBlanks();
        int start = at;
        for (int paren = start; (paren = text.indexOf('(', paren)) >= 0; ) {
            at = paren + 1;
            skipBlanks();
            if (at < text.length() && text.charAt(at) == ';') {
                at = paren;
                return;
            }
            paren = at;
        }
        at = start;
        throw noGameTree();
    }

    private SgfError noGameTree() {
        if (at == text.length()) {
            String nothing = text.isEmpty() ? "an empty text" : "nothing but white space";
            return error("expected '(;' to begin a game tree; found " + nothing);
        }
        if (text.charAt(at) == '(') {
            at++;
            skipBlanks();
            return unexpected(Next.FIRST_NODE.expectation);
        }
        if (text.charAt(at) == ';') {
            return unexpected("expected '(' before the first ';'");
        }
        return error("expected '(;' to begin a game tree; found " + found() + " and no '(;' later");
    }

    /** Reads one symbol or property; false at the end of the text. */
    private boolean step() {
        skipBlanks();
        if (at == text.length()) {
            end();
            return false;
        }
        switch (text.charAt(at)) {
            case '(' -> open();
            case ';' -> node();
            case ')' -> close();
            default -> property();
        }
        return true;
    }

    private void end() {
        if (next == Next.FIRST_NODE) {
            throw unexpected(next.expectation);
        }
        if (!open.isEmpty()) {
            throw unexpected("expected ')' to close the '(' at " + place(open.element().offset));
        }
    }

    private void open() {
        if (next == Next.FIRST_NODE) {
            throw unexpected(next.expectation);
        }
        open.push(new Branch(current, at++));
        next = Next.FIRST_NODE;
    }

    private void node() {
        if (next == Next.GAME_TREE || next == Next.VARIATION) {
            throw unexpected(next.expectation);
        }
        at++;
        if (current == null) {
            current = new SgfNode();
            roots.add(current);
        } else {
            current = current.addChild();
        }
        next = Next.PROPERTY_OR_NODE;
    }

    private void close() {
        if (next == Next.GAME_TREE) {
            throw error(next.expectation + "; found ')', which closes nothing");
        }
        if (next == Next.FIRST_NODE) {
            throw unexpected(next.expectation);
        }
        at++;
        current = open.pop().from;
        next = open.isEmpty() ? Next.GAME_TREE : Next.VARIATION;
    }

    private void property() {
        if (next != Next.PROPERTY_OR_NODE || current == null) {
            throw unexpected(next.expectation);
        }
        String identifier = identifier();
        skipBlanks();
        if (!isAt('[')) {
            throw unexpected("expected '[' to begin a value of " + identifier);
        }
        for (; isAt('['); skipBlanks()) {
            current.addStored(identifier, value(identifier));
        }
    }

    /** Reads an identifier without its small letters: in FF[3] {@code Black} means {@code B}. */
    private String identifier() {
        int start = at;
        int end = endOfWord(start);
        if (start == end) {
            throw unexpected(
                    isAt('[')
                            ? "expected a property identifier such as C before the value"
                            : next.expectation);
        }
        var identifier = new StringBuilder(2);
        for (int i = start; i < end; i++) {
            if (!isSmall(text.charAt(i))) {
                identifier.append(text.charAt(i));
            }
        }
        if (identifier.isEmpty()) {
            throw unexpected("expected a property identifier with a capital letter");
        }
        at = end;
        return identifier.toString();
    }

    private String value(String identifier) {
        int start = at + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) != ']') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        if (end >= text.length()) {
            String opened = identifier + " opened at " + place(at);
            at = text.length();
            throw unexpected("expected ']' to close the value of " + opened);
        }
        at = end + 1;
        return SgfText.read(text.substring(start, end));
    }

    /** Skips white space, NUL, control-Z and byte order marks, which old systems leave in files. */
    private void skipBlanks() {
        while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == '\ufeff')) {
            at++;
        }
    }

    private boolean isAt(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private int endOfWord(int start) {
        int end = start;
        while (end < text.length() && isWord(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isWord(char c) {
        return c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || isSmall(c);
    }

    private static boolean isSmall(char c) {
        return c >= 'a' && c <= 'z';
    }

    private SgfError unexpected(String expectation) {
        return error(expectation + "; found " + found());
    }

    private SgfError error(String problem) {
        return new SgfError(place(at), problem);
    }

    private SgfPlace place(int offset) {
        return SgfPlace.of(text, offset);
    }

    /** The word or character at the current offset. */
    private String found() {
        if (at == text.length()) {
            return "end of file";
        }
        int end = endOfWord(at);
        if (end - at > LONGEST_QUOTE) {
            return "'" + text.substring(at, at + LONGEST_QUOTE) + "...'";
        }
        if (end > at) {
            return "'" + text.substring(at, end) + "'";
        }
        int c = text.codePointAt(at);
        return Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE
                ? String.format("the character U+%04X", c)
                : "'" + Character.toString(c) + "'";
    }
}

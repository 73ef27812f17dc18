package moyo.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A node of a game tree: properties and children, both in order. Mutable, and equal only to itself;
 * {@link #sameTree} compares contents.
 *
 * <p>Values go in and out as plain text without escapes; {@link SgfText} says what that means. In a
 * composed value such as {@code LB[dd:a\:b]} the separating colon differs from an escaped one: ask
 * for {@link #pairs} and set an {@link SgfPair}, and nobody needs to think of backslashes. {@link
 * #value} of the same property gives {@code dd:a:b}.
 */
public final class SgfNode {
    private final @Nullable SgfNode parent;
    private final List<SgfNode> children = new ArrayList<>(0);

    /** From identifier to values in {@link SgfText}'s stored form; no list is empty. */
    private final Map<String, List<String>> properties = new LinkedHashMap<>(2);

    /** A root without properties. */
    public SgfNode() {
        this(null);
    }

    private SgfNode(@Nullable SgfNode parent) {
        this.parent = parent;
    }

    /** The identifiers of all properties, in order. */
    public List<String> identifiers() {
        return List.copyOf(properties.keySet());
    }

    public boolean has(String identifier) {
        return properties.containsKey(identifier);
    }

    /** The first value; empty if the node lacks the property. {@code KO[]} has the value "". */
    public Optional<String> value(String identifier) {
        return stored(identifier).stream().findFirst().map(SgfText::plain);
    }

    /** All values, in order; none if the node lacks the property. */
    public List<String> values(String identifier) {
        return stored(identifier).stream().map(SgfText::plain).toList();
    }

    /** The first value, split at its separating colon; empty if the node lacks the property. */
    public Optional<SgfPair> pair(String identifier) {
        return stored(identifier).stream().findFirst().map(SgfText::pair);
    }

    /** All values, each split at its separating colon; none if the node lacks the property. */
    public List<SgfPair> pairs(String identifier) {
        return stored(identifier).stream().map(SgfText::pair).toList();
    }

    /** Replaces the values, in the property's old place if it has one; no values remove it. */
    public SgfNode set(String identifier, String... values) {
        return set(identifier, Arrays.asList(values));
    }

    /** As {@link #set(String, String...)}. */
    public SgfNode set(String identifier, List<String> values) {
        if (values.isEmpty()) {
            remove(identifier);
            return this;
        }
        clear(identifier);
        values.forEach(value -> add(identifier, value));
        return this;
    }

    /** Replaces the values by one pair. */
    public SgfNode set(String identifier, SgfPair pair) {
        clear(identifier);
        return add(identifier, pair);
    }

    /** Appends a value, to a new property if need be. */
    public SgfNode add(String identifier, String value) {
        return addStored(identifier, SgfText.store(value));
    }

    /** Appends a pair, to a new property if need be. */
    public SgfNode add(String identifier, SgfPair pair) {
        return addStored(identifier, SgfText.store(pair));
    }

    SgfNode addStored(String identifier, String value) {
        assert isIdentifier(identifier) : identifier;
        properties.computeIfAbsent(identifier, absent -> new ArrayList<>(1)).add(value);
        return this;
    }

    /**
     * FF[4] knows capitals only; digits are from FF[3] and from Blokus, which plays {@code 1[]}.
     */
    private static boolean isIdentifier(String identifier) {
        return !identifier.isEmpty()
                && identifier.chars().allMatch(c -> c >= 'A' && c <= 'Z' || c >= '0' && c <= '9');
    }

    private void clear(String identifier) {
        properties.computeIfPresent(identifier, (same, old) -> new ArrayList<>(1));
    }

    /** Takes the property away, if it is there. */
    public void remove(String identifier) {
        properties.remove(identifier);
    }

    /** Empty for a root. */
    public Optional<SgfNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** A view of the children, the main variation first. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** A new last child, without properties. */
    public SgfNode addChild() {
        var child = new SgfNode(this);
        children.add(child);
        return child;
    }

    /** This node, its first child, that one's first child, and so on. */
    public List<SgfNode> mainLine() {
        var line = new ArrayList<SgfNode>(List.of(this));
        for (SgfNode node = this; !node.children.isEmpty(); ) {
            node = node.children.get(0);
            line.add(node);
        }
        return line;
    }

    /** Whether both trees hold the same properties in the same order, from these nodes down. */
    public boolean sameTree(SgfNode other) {
        Deque<SgfNode> ours = new ArrayDeque<>(List.of(this));
        Deque<SgfNode> theirs = new ArrayDeque<>(List.of(other));
        while (!ours.isEmpty()) {
            SgfNode a = ours.pop();
            SgfNode b = theirs.pop();
            if (!a.sameNode(b)) {
                return false;
            }
            a.children.forEach(ours::push);
            b.children.forEach(theirs::push);
        }
        return true;
    }

    private boolean sameNode(SgfNode other) {
        return children.size() == other.children.size()
                && List.copyOf(properties.entrySet())
                        .equals(List.copyOf(other.properties.entrySet()));
    }

    /** The values as {@link SgfText} stores them. */
    List<String> stored(String identifier) {
        return properties.getOrDefault(identifier, List.of());
    }

    /** This node alone, as it is written. */
    @Override
    public String toString() {
        var out = new StringBuilder(";");
        properties.forEach(
                (identifier, values) -> {
                    out.append(identifier);
                    values.forEach(
                            value -> out.append('[').append(SgfText.write(value)).append(']'));
                });
        return out.toString();
    }
}

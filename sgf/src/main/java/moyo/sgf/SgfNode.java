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
 * <p>Values are plain text without escapes (see {@link SgfText}). In a composed value such as
 * {@code LB[dd:a\:b]} the separating colon differs from an escaped one: {@link #pairs} and {@link
 * SgfPair} handle both without backslashes, while {@link #value} of the same property is {@code
 * dd:a:b}.
 */
public final class SgfNode {
    private final @Nullable SgfNode parent;
    private final List<SgfNode> children = new ArrayList<>(0);

    /** Values by identifier, in {@link SgfText}'s stored form; no list is empty. */
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

    /** The first value; empty if there is no such property. {@code KO[]} has the value "". */
    public Optional<String> value(String identifier) {
        return stored(identifier).stream().findFirst().map(SgfText::plain);
    }

    /** All values, in order; none if there is no such property. */
    public List<String> values(String identifier) {
        return stored(identifier).stream().map(SgfText::plain).toList();
    }

    /** The first value, split at its separating colon; empty if there is no such property. */
    public Optional<SgfPair> pair(String identifier) {
        return stored(identifier).stream().findFirst().map(SgfText::pair);
    }

    /** All values, each split at its separating colon; none if there is no such property. */
    public List<SgfPair> pairs(String identifier) {
        return stored(identifier).stream().map(SgfText::pair).toList();
    }

    /** Replaces the values; a property keeps its position; without values it is removed. */
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

    /** Appends a value; makes the property if there is none. */
    public SgfNode add(String identifier, String value) {
        return addStored(identifier, SgfText.store(value));
    }

    /** Appends a pair; makes the property if there is none. */
    public SgfNode add(String identifier, SgfPair pair) {
        return addStored(identifier, SgfText.store(pair));
    }

    SgfNode addStored(String identifier, String value) {
        assert isIdentifier(identifier) : identifier;
        properties.computeIfAbsent(identifier, absent -> new ArrayList<>(1)).add(value);
        return this;
    }

    /** FF[4] allows capital letters only; digits occur in FF[3] and in Blokus ({@code 1[]}). */
    private static boolean isIdentifier(String identifier) {
        return !identifier.isEmpty()
                && identifier.chars().allMatch(c -> c >= 'A' && c <= 'Z' || c >= '0' && c <= '9');
    }

    private void clear(String identifier) {
        properties.computeIfPresent(identifier, (same, old) -> new ArrayList<>(1));
    }

    /** Removes the property if there is one. */
    public void remove(String identifier) {
        properties.remove(identifier);
    }

    /** The parent; empty for a root. */
    public Optional<SgfNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** A view of the children, the main variation first. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** Adds a last child without properties. */
    public SgfNode addChild() {
        var child = new SgfNode(this);
        children.add(child);
        return child;
    }

    /** Removes a child with its subtree; does nothing if it is no child of this node. */
    public void removeChild(SgfNode child) {
        children.remove(child);
    }

    /** Makes a child the main variation; does nothing if it is no child of this node. */
    public void moveToFront(SgfNode child) {
        if (children.remove(child)) {
            children.add(0, child);
        }
    }

    /** This node followed by first children down to a leaf. */
    public List<SgfNode> mainLine() {
        var line = new ArrayList<SgfNode>(List.of(this));
        for (SgfNode node = this; !node.children.isEmpty(); ) {
            node = node.children.get(0);
            line.add(node);
        }
        return line;
    }

    /** Whether both subtrees have the same properties and children in the same order. */
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

    /** The values in {@link SgfText}'s stored form. */
    List<String> stored(String identifier) {
        return properties.getOrDefault(identifier, List.of());
    }

    /** The SGF text of this node alone. */
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

package moyo.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class HtmlTest {
    @Test
    void escapesTextAndAttributes() {
        String html = new Html().element("b", "<i>&'\"", "title", "\"><i>").toString();
        assertThat(html)
                .isEqualTo("<b title=\"&quot;&gt;&lt;i&gt;\">&lt;i&gt;&amp;&#39;&quot;</b>");
    }

    @Test
    void replacesWhatXmlCannotHold() {
        assertThat(Html.escape("a\u0000\u001b\uD800z😀\t")).isEqualTo("a\uFFFD\uFFFD\uFFFDz😀\t");
    }

    @Test
    void missesAnElementThatIsStillOpen() {
        Html html = new Html().open("p");
        assertThatThrownBy(html::toString).isInstanceOf(AssertionError.class);
    }

    @Test
    void linksKeepOnlyTheSlashesOfAPath() {
        assertThat(Link.address("games/a b#?%:\"<.sgf"))
                .isEqualTo("games/a%20b%23%3F%25%3A%22%3C.sgf");
    }
}

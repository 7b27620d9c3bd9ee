// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import Testing

struct FailurePageTests {
    @Test func `Pictures beyond a size are files beside the page`() {
        func failed(_ name: String) -> FailurePage.Case {
            var failed = FailurePage.Case(
                name: name, remarks: [], expected: [1, 2], actual: [3, 4], difference: [5])
            failed.folder = "forms/\(name)"
            return failed
        }
        let html = FailurePage(cases: [failed("a"), failed("b (1)")]).linkingPictures(beyond: 6).html
        #expect(html.contains("alt=\"actual\" src=\"data:image/png;base64,AwQ=\""))
        #expect(html.contains("alt=\"actual\" src=\"forms/b%20%281%29/actual.png\""))
        #expect(html.contains("alt=\"difference\" src=\"forms/b%20%281%29/diff.png\""))
        #expect(html.ranges(of: "base64,").count == 3)
    }

    private let page = FailurePage(cases: [
        FailurePage.Case(
            name: "a/<b> & \"c\"", remarks: ["1 pixel differs"],
            moved: [
                LayoutDifference(subject: "box.y", expected: .exact(8), actual: .exact(10)),
                LayoutDifference(subject: "view new", expected: nil, actual: .string("x")),
            ], expected: Array("Man".utf8), actual: Array("Ma".utf8), difference: Array("M".utf8),
            acceptingCommand: "alrender test samples --filter 'a b' --update"),
        FailurePage.Case(name: "gone", remarks: ["no recorded png"], actual: [0xFF, 0xFE, 0xFD, 0xFC]),
    ]).html

    @Test func `Views that moved are in a table`() {
        #expect(page.contains("<tr><td>box.y</td><td>8</td><td>10</td><td>+2</td></tr>"))
        #expect(page.contains("<tr><td>view new</td><td>–</td><td>x</td><td></td></tr>"))
        #expect(page.contains("<p>1 pixel differs</p>"))
    }

    /// RFC 4648's padding, for each remainder.
    @Test func `Pictures are embedded in the page`() {
        #expect(page.contains("<img alt=\"expected\" src=\"data:image/png;base64,TWFu\">"))
        #expect(page.contains("<img alt=\"actual\" src=\"data:image/png;base64,TWE=\">"))
        #expect(page.contains("<img alt=\"difference\" src=\"data:image/png;base64,TQ==\">"))
        #expect(page.contains("base64,//79/A==\">"))
    }

    @Test func `Only two pictures have several views`() {
        #expect(page.split(separator: "class=\"split\"").count == 2)
    }

    @Test func `Names are escaped`() {
        #expect(page.contains("<h2>a/&lt;b&gt; &amp; &quot;c&quot;</h2>"))
        #expect(page.contains("data-name=\"a/&lt;b&gt; &amp; &quot;c&quot;\""))
        #expect(page.contains("<code>alrender test samples --filter 'a b' --update</code>"))
    }

    @Test func `The page loads nothing else`() {
        for word in ["http:", "https:", "//cdn", "<link", "url(", "@import", "src=\"f"] {
            #expect(!page.contains(word))
        }
    }

    @Test func `Each picture is in the file once, however many views of it there are`() {
        for picture in ["TWFu", "TWE=", "TQ==", "//79/A=="] {
            #expect(page.split(separator: "base64,\(picture)\"").count == 2)
        }
    }

    @Test func `The overview lists each cause with its cases`() {
        #expect(page.contains("<a href=\"#case-0\">a/&lt;b&gt; &amp; &quot;c&quot;</a>"))
        #expect(page.contains("<a href=\"#case-1\">gone</a>"))
    }

    @Test func `The source of a diagnostic keeps its columns, and is not among the causes`() {
        var failed = FailurePage.Case(name: "bad", remarks: [])
        failed.lines = ["a.json:1:5: error: expected ']' [json-syntax]", " 1 | { [ }", "   |     ^", "   = note: in a"]
        let html = FailurePage(cases: [failed]).html
        #expect(html.contains("<p class=\"source\"> 1 | { [ }</p>\n<p class=\"source\">   |     ^</p>"))
        #expect(html.contains("<li><p>a.json:1:5: error: expected ']' [json-syntax]<br>   = note: in a</p>"))
    }

    @Test func `Only a review has buttons, and each form has its token`() {
        #expect(!page.contains("<button"))
        var failed = FailurePage.Case(name: "x", remarks: [])
        failed.acceptingCommand = "alrender test --accept x"
        let review = FailurePage(cases: [failed], review: FailurePage.Review(token: "s\"ecret")).html
        #expect(review.contains("name=\"token\" value=\"s&quot;ecret\""))
        #expect(review.contains("value=\"accept\">Accept</button>"))
    }

    @Test func `Control characters and overrides of direction in names have no effect`() {
        let name = "a\u{1B}[31m\u{202E}b\u{0}\u{2028}<script>"
        let page = FailurePage(cases: [FailurePage.Case(name: name, remarks: [name], acceptingCommand: name)]).html
        let acting: [Unicode.Scalar] = ["\u{1B}", "\u{202E}", "\u{0}", "\u{2028}"]
        let found = acting.filter { page.unicodeScalars.contains($0) }
        #expect(found.isEmpty)
        #expect(page.ranges(of: "<script>").count == 1)
    }

    @Test func `The page of a review marks what was decided`() {
        let cases = ["x", "y", "z"].map { FailurePage.Case(name: $0, remarks: [], acceptingCommand: "accept") }
        let review = FailurePage.Review(token: "t", accepted: ["x"], rejected: ["y"])
        let page = FailurePage(cases: cases, review: review).html
        #expect(page.contains("class=\"accepted\" data-name=\"x\""))
        #expect(page.contains("class=\"rejected\" data-name=\"y\""))
        #expect(page.contains("<section id=\"case-2\" data-name=\"z\""))
    }
}

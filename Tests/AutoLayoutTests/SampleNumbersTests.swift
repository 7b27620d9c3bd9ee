// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutSource
import SourceLocations
import Testing

/// The numbers of the teaching samples, worked out by hand from the rules: each says why its golden is as it is.
@Suite struct SampleNumbersTests {
    private static let samples = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples/valid")

    private func solve(_ name: String, _ variant: String? = nil) throws -> LayoutRun {
        let bytes = try Data(contentsOf: Self.samples.appending(path: "\(name).layout.json"))
        return try LayoutPipeline().solve(
            SourceText(name: name, bytes: Array(bytes)), options: ReadOptions(variant: variant))
    }

    /// Frames in the superview by id, and built-in guides in the canvas by `owner.guide`: x, y, width, height.
    private func frames(_ run: LayoutRun) throws -> [String: [Double]] {
        let document = try #require(run.document)
        let layout = try #require(run.layout)
        var frames: [String: [Double]] = [:]
        for (view, solved) in zip(document.views, layout.views) { frames[view.id] = Self.numbers(solved.frame) }
        for guide in layout.guides { frames[guide.id] = Self.numbers(guide.canvasFrame) }
        return frames
    }

    private static func numbers(_ rect: Rect) -> [Double] {
        [rect.x, rect.y, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
    }

    private func holds(_ name: String, variant: String? = nil, _ expected: [String: [Double]]) throws {
        let run = try solve(name, variant)
        let frames = try frames(run)
        for (id, frame) in expected.sorted(by: { $0.key < $1.key }) {
            #expect(frames[id] == frame, "\(name) \(variant ?? "") \(id)")
        }
        #expect(!run.hasErrors, "\(name)")
    }

    // MARK: Guides

    @Test func `Layout guides share the space`() throws {
        // (340 − 2·80) / 3 = 60.
        try holds(
            "guides/equal-gaps",
            [
                "before": [0, 33, 60, 44], "cancel": [60, 33, 80, 44], "between": [140, 33, 60, 44],
                "save": [200, 33, 80, 44],
            ])
    }

    /// Every device's own insets, and of them what reaches into the banner.
    @Test func `Safe areas are inset`() throws {
        try holds(
            "guides/safe-area",
            ["screen.safeAreaLayoutGuide": [0, 59, 393, 759], "banner.safeAreaLayoutGuide": [0, 59, 393, 42.5]])
        try holds(
            "guides/safe-area", variant: "turned",
            ["screen.safeAreaLayoutGuide": [59, 0, 734, 372], "title": [75, 8, 107.5, 26.5]])
        try holds("guides/safe-area", variant: "home-button", ["screen.safeAreaLayoutGuide": [0, 20, 375, 647]])
        try holds("guides/safe-area", variant: "home-button-turned", ["screen.safeAreaLayoutGuide": [0, 0, 667, 375]])
        try holds(
            "guides/safe-area-of-subviews",
            [
                "first.safeAreaLayoutGuide": [12, 40, 104, 114], "second.safeAreaLayoutGuide": [128, 40, 104, 114],
                "third.safeAreaLayoutGuide": [244, 60, 104, 94],
            ])
    }

    @Test func `Margins are inset`() throws {
        // 7 and the 30 of the safe area; 7 alone; the default 8. The root's own: at least 16.
        try holds(
            "guides/layout-margins",
            [
                "sumBody": [20, 37, 130, 71], "ownBody": [20, 7, 130, 101], "belowBody": [8, 8, 342, 64],
                "screen.layoutMarginsGuide": [16, 30, 358, 220],
            ])
        try holds(
            "guides/preserved-margins",
            ["plain.layoutMarginsGuide": [8, 52, 304, 28], "preserving.layoutMarginsGuide": [40, 110, 240, 28]])
    }

    @Test func `Readable content and keyboard guides have their frames`() throws {
        // (834 − 672) / 2 = 81; where there is no room for 672, the margins of 20.
        try holds("guides/readable-content", ["screen.readableContentGuide": [81, 0, 672, 210]])
        try holds("guides/readable-content", variant: "narrow", ["screen.readableContentGuide": [20, 0, 440, 240]])
        try holds(
            "guides/readable-content", variant: "largest-text", ["screen.readableContentGuide": [64, 0, 896, 210]])
        // The bar's controller adds the bar's 44 to the 59 of the device and takes 34 back below.
        try holds(
            "guides/additional-safe-area",
            [
                "screen.safeAreaLayoutGuide": [0, 59, 393, 759], "content.safeAreaLayoutGuide": [0, 103, 393, 749],
                "list": [0, 103, 393, 749], "banner": [16, 115, 361, 40],
            ])
        try holds("guides/keyboard", ["bar": [0, 176, 393, 50], "screen.keyboardLayoutGuide": [0, 226, 393, 34]])
    }

    // MARK: Scroll views

    @Test func `Views have their content sizes`() throws {
        // 16 + 120 + 12 + 26.5 + 12 + 101.5 + 24.
        try holds("scrolling/content-guide", ["scroller.contentLayoutGuide": [0, 0, 375, 312]])
        try holds(
            "scrolling/pages",
            ["pager.contentLayoutGuide": [20, 20, 780, 160], "third": [520, 0, 260, 160], "dots": [93, 126, 74, 26]])
        // 12 + 6·40 + 5·8 + 12.
        try holds("scrolling/edges", ["list.contentLayoutGuide": [20, 20, 240, 304], "rows": [12, 12, 216, 280]])
        let ambiguous = try solve("scrolling/ambiguous-content")
        #expect(ambiguous.diagnostics.map(\.code.rawValue) == ["ambiguous-scrollable-content-size"])
        #expect(ambiguous.layout?.views.allSatisfy { $0.ambiguities.isEmpty } == true)
    }

    // MARK: Stack views

    @Test(
        arguments: [
            ("fill", [40, 204, 60], [0, 48, 260]),
            ("fill-equally", [101.333, 101.333, 101.333], [0, 109.333, 218.667]),
            ("fill-proportionally", [65.306, 130.612, 108.082], [0, 73.306, 211.918]),
            ("equal-spacing", [40, 80, 60], [0, 110, 260]), ("equal-centering", [40, 80, 60], [0, 115, 260]),
            ("tied", [84, 120, 100], [0, 92, 220]),
        ] as [(String, [Double], [Double])])
    func `Three arranged views share 320 points`(_ name: String, _ widths: [Double], _ starts: [Double]) throws {
        let run = try solve("stacks/\(name)")
        let frames = try frames(run)
        let arranged = ["first", "second", "third"].compactMap { frames[$0] }
        #expect(arranged.map { $0[2] } == widths)
        #expect(arranged.map { $0[0] } == starts)
        #expect(run.diagnostics.map(\.code.rawValue) == (name == "tied" ? ["content-priority-tie"] : []))
    }

    @Test func `Stack views align their subviews`() throws {
        try holds(
            "stacks/alignment-horizontal",
            [
                "f2": [36, 0, 30, 48], "t2": [36, 0, 30, 24], "c2": [36, 12, 30, 24], "c3": [72, 6, 30, 36],
                "b2": [36, 24, 30, 24], "fill": [28, 28, 102, 48],
            ])
        try holds(
            "stacks/alignment-vertical",
            ["f2": [0, 26, 90, 20], "l2": [0, 26, 45, 20], "c2": [22.5, 26, 45, 20], "t2": [45, 26, 45, 20]])
        try holds("stacks/alignment-vertical", variant: "rtl", ["l2": [45, 26, 45, 20], "t2": [0, 26, 45, 20]])
        // Ascenders of 40, 17 and 12 points: 38, 16 and 11.5.
        try holds(
            "stacks/alignment-baselines",
            ["price": [0, 0, 51.5, 48], "unit": [59.5, 22, 62.5, 20.5], "note": [130, 26.5, 66.5, 29]])
    }

    @Test func `Stack views space their subviews`() throws {
        // 60 + 8 + 60 + 24 + 60; a hidden view lies in the middle of its gap.
        try holds(
            "stacks/hidden-and-custom-spacing",
            ["bar": [24, 24, 212, 44], "cut": [68, 0, 60, 44], "move": [140, 0, 0, 0], "paste": [152, 0, 60, 44]])
        // 16 + 20.5 + 12 + 50 + 16 high, and 24 from both sides.
        try holds("stacks/margins-relative", ["card": [20, 27.75, 260, 114.5], "subscribe": [24, 48.5, 212, 50]])
        // Baselines at 26.5, 54.5 and 82.5.
        try holds(
            "stacks/baseline-relative",
            ["title": [0, 0, 122, 33.5], "artist": [0, 38.5, 125, 20.5], "year": [0, 71, 85.5, 14.5]])
        try holds("stacks/nested", ["words": [104, 12.75, 196, 62.5], "counters": [0, 46.5, 127.5, 16]])
    }

    // MARK: Masks and frames

    @Test func `Autoresizing masks give frames`() throws {
        // A view at 80, 50 wide, in 200 points that become 320.
        let expected: [String: [Double]] = [
            "right": [80, 50], "left": [200, 50], "margins": [143, 50], "width": [80, 170], "widthRight": [80, 100],
            "leftWidth": [153.846, 96.154], "everything": [128, 80],
        ]
        let frames = try frames(solve("autoresizing/masks"))
        for (id, span) in expected { #expect([frames[id]?[0], frames[id]?[2]] == span, "\(id)") }

        let conflict = try solve("autoresizing/classic-conflict")
        #expect(conflict.layout?.conflicts.map(\.broken) == [.constraint(0)])
        #expect(try self.frames(conflict)["badge"] == [40, 40, 200, 44])

        let misplaced = try solve("autoresizing/misplaced")
        #expect(misplaced.diagnostics.map(\.code.rawValue) == ["misplaced-view"])
        #expect(try self.frames(misplaced)["banner"] == [20, 40, 280, 44])
    }

    // MARK: Sizes from content

    @Test func `Fitting sizes are solved`() throws {
        try holds("fitting/no-size", ["bar": [0, 0, 158, 64]])
        // 12 + 20.5 + 4 + 54 + 12; a line more, 18, at 220.
        try holds("fitting/height-for-width", ["cell": [0, 0, 320, 106.5], "icon": [16, 16, 40, 40]])
        try holds(
            "fitting/height-for-width", variant: "narrow", ["cell": [0, 0, 220, 126.5], "icon": [16, 16, 40, 40]])
    }

    @Test func `Priorities decide which content size gives way`() throws {
        // The alignment rectangle is 120 × 40 at (140, 44); the frame has the shadow's room round it.
        try holds("content/custom-view", ["badge": [131, 40, 136, 52], "price": [20, 53, 95, 24]])
        try holds("content/aspect-ratio-image", ["photo": [16, 16, 288, 192], "portrait": [32, 176, 64, 64]])
        try holds(
            "content/hugging", ["h251": [16, 36, 60, 40], "h249": [84, 36, 152, 40], "h250": [244, 36, 60, 40]])
        try holds(
            "content/compression",
            ["c751": [16, 36, 120, 40], "c749": [144, 36, 32, 40], "c750": [184, 36, 120, 40]])
        try holds("priorities/pull", ["card": [16, 40, 288, 60]])
        try holds("priorities/pull", variant: "wide", ["card": [30, 40, 400, 60]])
        try holds("priorities/levels", ["slot": [20, 44, 200, 60]])
        try holds("priorities/inactive", ["drawer": [0, 80, 260, 120]])
    }

    // MARK: Equations, directions, platforms

    @Test func `Offsets and system spacing have their lengths`() throws {
        try holds("constraints/anchor-offsets", ["middle": [130, 44, 50, 44]])
        // From baseline to baseline, one line of 20.287 points rounded up to the pixel.
        try holds(
            "constraints/system-spacing",
            [
                "one": [16, 20, 60, 40], "two": [84, 20, 60, 40], "three": [160, 20, 60, 40],
                "lower": [16, 96.5, 105.5, 20.5],
            ])
    }

    /// Thirds of 360; two circles of 56 that lie 16 over one another.
    @Test func `Parts of a superview and overlaps have their frames`() throws {
        let thirds = try solve("constraints/thirds")
        #expect(thirds.diagnostics.map(\.code.rawValue) == ["location-multiplier"])
        #expect(try frames(thirds)["sidebar"] == [0, 0, 108, 170])
        #expect(try frames(thirds)["picture"] == [132, 36, 120, 80])
        #expect(try frames(thirds)["line"] == [269, 0, 2, 170])
        try holds("constraints/overlap", ["cy": [112, 44, 56, 56], "badge": [154, 38, 20, 20]])
    }

    @Test func `Right-to-left layouts are mirrored`() throws {
        try holds(
            "direction/directional-margins", variant: "rtl", ["text": [16, 30, 236, 50], "dot": [264, 43, 24, 24]])
        try holds(
            "direction/leading-and-left", variant: "rtl",
            ["byLeading": [180, 30, 100, 36], "byLeft": [20, 96, 100, 36]])
        try holds(
            "direction/semantic-content", variant: "rtl",
            ["u1": [76, 0, 30, 30], "p1": [0, 0, 30, 30], "s1": [0, 0, 30, 30], "f1": [76, 0, 30, 30]])
        try holds(
            "screens/video-player", variant: "rtl", ["film": [72.667, 0, 666.667, 375], "rewind": [0, 15, 30, 30]])
    }

    @Test func `Platforms and profiles give controls their sizes`() throws {
        // Push buttons 72 × 20 at their alignment rectangles, 12 apart: 86 × 32 with their shadows.
        try holds(
            "mac/save-dialog",
            [
                "window": [0, 0, 420, 144], "save": [321, 99, 86, 32], "cancel": [237, 99, 86, 32],
                "delete": [93, 99, 86, 32],
            ])
        try holds("appearance/ios26", ["toggle": [239, 24, 63, 28], "brightness": [20, 68, 280, 34]])
        try holds("adaptive/split-view", ["list": [0, 0, 229.667, 420], "note": [230.667, 0, 459.333, 420]])
        try holds(
            "adaptive/split-view", variant: "narrow",
            ["list": [0, 0, 320, 139.667], "note": [0, 140.667, 320, 279.333]])
    }

    // MARK: What is wrong

    @Test func `Problems are reported with their numbers`() throws {
        let columns = try solve("problems/equal-columns")
        #expect(columns.layout?.views.map(\.state) == [.determined, .ambiguous, .ambiguous])
        let card = try solve("problems/overconstrained-card")
        #expect(card.layout?.conflicts.map(\.broken) == [.constraint(2), .constraint(5)])
        #expect(card.layout?.conflicts.map(\.members.count) == [4, 4])
        #expect(try frames(card)["card"] == [30, 50, 280, 80])
        let container = try solve("problems/empty-container")
        #expect(container.layout?.views[1].ambiguities.map(\.name) == [.height])
        #expect(try frames(container)["card"] == [20, 30, 260, 0])
        let tie = try solve("problems/optional-tie")
        #expect(tie.layout?.views[1].ambiguities.map { [$0.lower, $0.upper] } == [[80, 160]])
        // Two labels are stretched together, so the icon is, until the longer label has its natural width.
        let icon = try solve("problems/stretched-icon")
        let natural = try #require(icon.layout?.views[3].intrinsicContentSize.width)
        #expect(icon.layout?.views[1].frame.width == 320 - 16 - 12 - 16 - natural)
        #expect(icon.diagnostics.isEmpty)
        let badge = try solve("problems/missing-position")
        #expect(badge.layout?.views[1].ambiguities.map(\.name.rawValue) == ["y"])
        let named = try solve("constraints/identifiers")
        #expect(named.layout?.conflicts.map(\.broken) == [.constraint(3)])
        #expect(try frames(named)["right"] == [184, 40, 120, 40])
    }

    // MARK: Screens

    @Test func `Screens have their frames`() throws {
        // 3·84 + 2·12 wide, 4·64 + 3·12 high.
        try holds(
            "screens/keypad", ["pad": [22, 110.5, 276, 292], "k5": [96, 0, 84, 64], "back": [192, 0, 84, 64]])
        // The picture keeps what it wants to be, or 0.8 of the stage: 0.8·288 = 230.4.
        try holds("screens/onboarding", ["picture": [67.5, 205.75, 240, 240]])
        try holds("screens/onboarding", variant: "small", ["picture": [44.8, 80.55, 230.4, 230.4]])
        // An event's place and height are its minutes.
        try holds(
            "screens/calendar-day",
            ["dentist": [64, 51, 295, 45], "review": [64, 111, 145.5, 75], "lunch": [213.5, 141, 145.5, 90]])
        try holds(
            "screens/mail-list", ["list.contentLayoutGuide": [0, 56, 375, 217.5], "second": [0, 76.5, 343, 40.5]])
        try holds(
            "screens/profile-header", ["followers": [81.667, 0, 73.667, 38.5], "follow": [16, 206.5, 167.5, 36]])
    }
}

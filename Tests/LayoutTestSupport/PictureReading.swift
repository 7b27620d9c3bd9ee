// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// What a reader of a picture would complain about, found as geometry.
package struct PictureReading {
    /// The kinds of complaint, in the order of the table.
    package enum Fault: String, Hashable, CaseIterable, Sendable {
        case omittedUncounted = "omissions that are not counted"
        case foreignNearer = "badges nearer to another's mark, without a leader"
        case nameInForeignPlace = "names where another view's name would be"
        case lineThroughName = "lines through names"
        case lineThroughText = "lines through text"
        case struckText = "of them along the text, as if it were struck through"
        case faintMark = "marks below 3 : 1"
        case faintText = "text below 4.5 : 1"
        case markLeftOut = "marks left out"
        case nameLeftOut = "names left out"
        case legendMissing = "pictures without the legend that they need"
    }

    package private(set) var faults: [Fault: [String]] = [:]
    /// Badges of the picture.
    package internal(set) var badges = 0
    /// Texts of the content and names.
    package internal(set) var texts = 0

    let document: Document
    let solved: SolvedLayout
    let scene: Scene

    package init(of scene: Scene, document: Document, solved: SolvedLayout) {
        self.scene = scene
        self.document = document
        self.solved = solved
        readOmissions()
        readBadges()
        readNames()
        readLines()
        readContrast()
        readLegend()
    }

    package func count(_ fault: Fault) -> Int { faults[fault]?.count ?? 0 }

    /// Every complaint, a line each.
    package func listing(of name: String) -> String {
        Fault.allCases.flatMap { fault in (faults[fault] ?? []).map { "\(name): \(fault): \($0)" } }
            .joined(separator: "\n")
    }

    mutating func report(_ fault: Fault, _ text: String) { faults[fault, default: []].append(text) }

    // MARK: Omissions

    private mutating func readOmissions() {
        let drawn = Set(scene.items.filter { $0.layer != .legend }.map(\.subject))
        for subject in scene.omissions.marks { report(.markLeftOut, "\(subject)") }
        for subject in scene.omissions.names { report(.nameLeftOut, "\(subject)") }
        let counted = Set(scene.omissions.marks + scene.omissions.farAway)
        // One letter with a number stands for many sizes that equal the same one.
        let shared = Set(
            scene.items.compactMap { item -> Constraint.Operand? in
                guard case .constraint(let index) = item.subject, let text = item.plainText, text.hasPrefix("= "),
                    text.contains(" ×")
                else { return nil }
                return document.constraints[index].second
            })
        let alike = alikeViews
        for index in document.constraints.indices where isInForce(index) {
            let owners = document.constraints[index].anchors.map { document.owner(of: $0.item) }
            if let holder = document.nearestCommonAncestor(of: owners), isInside(holder, of: alike, orOne: true) {
                continue
            }
            let subject = SceneItem.Subject.constraint(index)
            if let size = document.constraints[index].second, shared.contains(size) { continue }
            if !drawn.contains(subject), !counted.contains(subject) {
                report(.omittedUncounted, solved.constraints[index].equation)
            }
        }
        var named = Set(scene.items.filter { $0.layer == .names && $0.role == .text }.map(\.subject))
        // One name tells how many views have its frame.
        let frames = Set(
            named.compactMap { if case .view(let view) = $0 { solved.views[view].canvasFrame } else { nil } })
        for view in document.views.indices where frames.contains(solved.views[view].canvasFrame) {
            named.insert(.view(view))
        }
        // `card › content` is the name of both.
        let listed = scene.items.filter { $0.layer == .names }.compactMap(\.plainText).filter { $0.contains(" › ") }
            .flatMap { $0.split(separator: " ").map(String.init) }
        for view in document.views.indices where listed.contains(document.views[view].id) { named.insert(.view(view)) }
        let countedNames = Set(scene.omissions.names + scene.omissions.farAway)
        for view in document.views.indices.dropFirst() where !isHidden(view) {
            let subject = SceneItem.Subject.view(view)
            if isInside(view, of: alike, orOne: false) { continue }
            if !named.contains(subject), !countedNames.contains(subject) {
                report(.omittedUncounted, "name of \(document.views[view].id)")
            }
        }
    }

    /// Views of which the picture says that another shows what is in them: `card2 as card`, or for lack of room `as card`.
    private var alikeViews: Set<Int> {
        let names = scene.items.filter { $0.layer == .names }
        return Set(
            document.views.indices.filter { view in
                names.contains { name in
                    guard let text = name.plainText else { return false }
                    return text.contains("\(document.views[view].id) as ")
                        || name.subject == .view(view) && text.hasPrefix("as ")
                }
            })
    }

    private func isInside(_ view: Int, of others: Set<Int>, orOne: Bool) -> Bool {
        var next = orOne ? view : document.views[view].superview
        while let current = next {
            if others.contains(current) { return true }
            next = document.views[current].superview
        }
        return false
    }

    private func isInForce(_ index: Int) -> Bool {
        let constraint = document.constraints[index]
        guard constraint.isActive, solved.constraints[index].status != .inactive else { return false }
        return constraint.anchors.allSatisfy { anchor in
            switch anchor.item {
            case .view(let view), .builtInGuide(_, of: let view): !isHidden(view)
            case .guide(let guide): !isHidden(document.guides[guide].owner)
            }
        }
    }

    func isHidden(_ view: Int) -> Bool {
        var next: Int? = view
        while let current = next {
            if document.views[current].isHidden || !solved.views[current].canvasFrame.isFiniteRect { return true }
            next = document.views[current].superview
        }
        return false
    }

    // MARK: Legend

    private mutating func readLegend() {
        var legend: [String] = []
        for item in scene.items where item.layer == .legend {
            if let text = item.plainText { legend.append(text) }
        }
        let words = legend.joined(separator: "\n")
        func needs(_ word: String, where test: (SceneItem) -> Bool) {
            if !words.contains(word), scene.items.contains(where: test) { report(.legendMissing, word) }
        }
        func badgeText(_ item: SceneItem) -> String? {
            item.layer == .constraints && item.role == .text ? item.plainText : nil
        }
        needs("@priority") { badgeText($0)?.contains("@") ?? false }
        needs("by letter") { badgeText($0).map { $0.hasPrefix("= ") && $0.last?.isUppercase ?? false } ?? false }
        needs("share of") { badgeText($0)?.hasSuffix("%") ?? false }
        needs("equal distances") { badgeText($0)?.contains(" ×") ?? false }
        needs("from one edge") { item in
            if item.layer == .constraints, item.role == .handle, case .ellipse = item.shape { true } else { false }
        }
        needs("struck through") { $0.layer == .names && ($0.plainText?.hasPrefix("× ") ?? false) }
        needs("not met") { badgeText($0)?.hasSuffix(" short") ?? false }
        needs("width to height") { badgeText($0)?.contains(":") ?? false }
        needs("broken") { badgeText($0)?.hasSuffix("broken") ?? false }
        needs("ambiguous") { $0.layer == .names && ($0.plainText?.hasPrefix("? ") ?? false) }
    }
}

extension SceneItem {
    package var plainText: String? {
        guard case .text(let text) = shape, case .plain(let string) = text.request.text.content else { return nil }
        return string
    }
}

extension Rect {
    var isFiniteRect: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

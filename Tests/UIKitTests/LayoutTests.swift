// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Frames that constraints give.
@MainActor
struct LayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @Test func `Two equal views share the width`() {
        let (red, blue) = (add(), add())
        NSLayoutConstraint.activate([
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            root.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
            root.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
            blue.topAnchor.constraint(equalTo: red.topAnchor), blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
        ])
        root.layoutIfNeeded()
        // 163.5 on the pixels of a screen with three of them a point.
        #expect(abs(red.frame.width - 163.5) < 0.34)
        #expect(red.frame.minX == 20)
        #expect(red.frame.height == 627)
        #expect(!red.hasAmbiguousLayout)
        root.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        root.layoutIfNeeded()
        #expect(abs(blue.frame.minX - 337.5) < 0.34)
        #expect(blue.frame.height == 335)
    }

    @Test func `A constant moves the views that depend on it`() {
        let view = add()
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 0, width: 80, height: 40))
        leading.constant = 50
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 0, width: 80, height: 40))
        let inside = add(to: view)
        NSLayoutConstraint.activate([
            inside.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
            inside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            inside.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            inside.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inside.frame == CGRect(x: 35, y: 15, width: 40, height: 10))
        leading.isActive = false
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 295)
    }

    @Test func `An optional constraint with the higher priority wins`() {
        let view = add()
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        narrow.priority = .defaultLow
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([narrow, wide])
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        narrow.priority = UILayoutPriority(800)
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func `Right-to-left layouts mirror leading edges`() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = add()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 80),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 275)
    }

    @Test func `Masks follow the superview at once`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 355, height: 100))
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        root.frame.size.width = 475
        #expect(view.frame == CGRect(x: 10, y: 10, width: 455, height: 100))
    }

    @Test func `Frame conversions and hit tests follow the hierarchy`() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        root.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
        #expect(root.hitTest(CGPoint(x: 16, y: 27), with: nil) === inner)
    }

    @Test func `Layout margins and guides hold content`() {
        root.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        let (view, guide) = (add(), UILayoutGuide())
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 12, y: 10))
        #expect(guide.layoutFrame == CGRect(x: 62, y: 10, width: 297, height: 5))
        root.layoutMargins.left = 40
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
    }

    @Test func `Fitting size leaves frames alone`() {
        let (a, b) = (Fixed(width: 50, height: 10), Fixed(width: 60, height: 20))
        let card = UIView()
        for view in [a, b] { _ = add(view, to: card) }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            card.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
            a.topAnchor.constraint(equalTo: card.topAnchor), b.topAnchor.constraint(equalTo: card.topAnchor),
            card.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 158, height: 20))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 375, height: 20))
        #expect(card.frame == .zero)
    }

    @Test func `Underdetermined views are ambiguous and can be exercised`() {
        let view = add()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == before)
    }

    @Test func `Conflicts are reported as UIKit reports them`() throws {
        var conflicts: [LayoutConflict] = []
        LayoutConflictLog.observer = { conflicts.append($0) }
        LayoutConflictLog.writesToStandardError = false
        defer {
            LayoutConflictLog.observer = nil
            LayoutConflictLog.writesToStandardError = true
        }
        let view = add()
        let width = view.widthAnchor.constraint(equalToConstant: 280)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor), width,
        ])
        root.layoutIfNeeded()
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(conflict.broken == width.description)
        #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably"))
        #expect(conflict.constraints.contains { $0.contains("'UIView-Encapsulated-Layout-Width'") })
        #expect(view.frame.width == 375)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(conflicts.count == 1)
    }

    /// As descriptions print it.
    private func address(of view: UIView) -> String {
        let number = view.description.firstMatch(of: /0x[0-9a-f]+/)?.output
        return number.map(String.init) ?? ""
    }

    /// What is reported while `body` runs.
    private func conflicts(_ body: () -> Void) -> [LayoutConflict] {
        var conflicts: [LayoutConflict] = []
        LayoutConflictLog.observer = { conflicts.append($0) }
        LayoutConflictLog.writesToStandardError = false
        defer {
            LayoutConflictLog.observer = nil
            LayoutConflictLog.writesToStandardError = true
        }
        body()
        return conflicts
    }

    @Test func `A mask's constraints are printed by their fixed margins`() throws {
        let view = UIView(frame: CGRect(x: 30, y: 8, width: 80, height: 40))
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let reported = conflicts { root.layoutIfNeeded() }
        #expect(reported.count == 2)
        let lines = reported.flatMap(\.constraints)
        #expect(
            lines.contains { $0.contains(" h=--& v=--& UIView:\(address(of: view)).minX == 30   (active, names: '|':") }
        )
        #expect(lines.contains { $0.contains(" h=--& v=--& UIView:\(address(of: view)).width == 80   (active)>") })
        #expect(lines.contains { $0.contains(" h=--& v=--& UIView:\(address(of: view)).height == 40   (active)>") })
    }

    @Test func `A stack view's distances are drawn`() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.spacing = 7
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalToConstant: 100), first.widthAnchor.constraint(equalToConstant: 60),
            second.widthAnchor.constraint(equalToConstant: 60),
        ])
        let lines = conflicts { root.layoutIfNeeded() }.flatMap(\.constraints)
        let spacing = "'UISV-spacing' H:[UIView:\(address(of: first))]-(7)-[UIView:\(address(of: second))]   (active)>"
        #expect(lines.contains { $0.hasSuffix(spacing) }, "\(lines)")
    }

    @Test func `Views with an accessibility identifier are printed by it`() {
        let view = add()
        view.accessibilityIdentifier = "card"
        let width = view.widthAnchor.constraint(equalToConstant: 280)
        #expect(width.description.contains(" card.width == 280   (inactive, names: card:\(address(of: view)) )>"))
        let inner = UIView()
        inner.accessibilityIdentifier = "title"
        view.addSubview(inner)
        let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
        #expect(
            leading.description.hasSuffix(
                " H:|-(8)-[title]   (inactive, names: title:\(address(of: inner)), card:\(address(of: view)), '|':card:\(address(of: view)) )>"
            ), "\(leading.description)")
    }

    @Test func `Constraints affecting layout are those that determine it`() {
        let view = add()
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 80),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.constraintsAffectingLayout(for: .horizontal).prefix(2) == constraints[...])
    }

    @Test func `Passes run from leaves to root and back`() {
        var log: [String] = []
        let outer = Logging("outer") { log.append($0) }
        let inner = Logging("inner") { log.append($0) }
        outer.addSubview(inner)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(log == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
        log = []
        root.layoutIfNeeded()
        #expect(log.isEmpty)
    }
}

/// A view of a natural size.
private final class Fixed: UIView {
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

private final class Logging: UIView {
    private let name: String
    private let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log("\(name) updates")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log("\(name) lays out")
        super.layoutSubviews()
    }
}

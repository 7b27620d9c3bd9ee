// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// What current systems do otherwise than older ones, and interfaces that they have added.
@MainActor
struct CurrentSystemTests {
    private static func host() -> UIView {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        return host
    }

    @Test func `An active constraint may become optional and required again`() {
        let host = Self.host()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, view.leftAnchor.constraint(equalTo: host.leftAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 160).withPriority(900),
        ])
        host.layoutIfNeeded()
        #expect(view.frame.width == 100)
        width.priority = .defaultLow
        host.layoutIfNeeded()
        #expect(view.frame.width == 160)
        width.priority = .required
        host.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func `A view that is arranged again moves to the end`() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    }

    @Test func `Overridden traits are those of a view and of what is inside it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        let traits = UITraitCollection { $0.layoutDirection = .rightToLeft }
        #expect(traits.layoutDirection == .rightToLeft)
    }

    @Test func `Paths have the bounds of their arcs and corners`() {
        #expect(UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40)).bounds.integral.size.width == 30)
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.bounds.maxX - 10) < 1e-9 && abs(quarter.bounds.minX) < 1e-9)
        #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 3, y: 4))
        let shape = CAShapeLayer()
        shape.path = path
        #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test func `A text view's storage is its text`() {
        let view = UITextView()
        view.text = "Hello"
        view.textStorage.append(NSAttributedString(string: ", world"))
        #expect(view.text == "Hello, world")
        #expect(view.layoutManager.numberOfGlyphs == 12)
        view.textContainer.size = CGSize(width: 50, height: 0)
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(used.height > 20)
    }

    @Test func `An attachment has its room in a text`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        let text = NSAttributedString(attachment: attachment)
        #expect(abs(text.size().width - 40) < 3)
    }
}

extension NSLayoutConstraint {
    fileprivate func withPriority(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

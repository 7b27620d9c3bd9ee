// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// Constraints as objects: what they hold, where they are held, what they print.
@MainActor
struct ConstraintTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let red = UIView()
    private let blue = UIView()

    init() {
        for view in [red, blue] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    @Test func `An active constraint is held by the nearest common ancestor`() {
        let sibling = blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8)
        let size = red.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([sibling, size])
        #expect(container.constraints == [sibling])
        #expect(red.constraints == [size])
        sibling.isActive = false
        #expect(container.constraints.isEmpty)
    }

    @Test func `Removing a view deactivates constraints held above it and keeps its own`() {
        let inside = red.widthAnchor.constraint(equalToConstant: 40)
        let above = red.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        NSLayoutConstraint.activate([inside, above])
        red.removeFromSuperview()
        #expect(inside.isActive)
        #expect(!above.isActive)
    }

    @Test func `A copy does not deactivate the original`() {
        red.widthAnchor.constraint(equalToConstant: 40).isActive = true
        NSLayoutConstraint.deactivate([red.widthAnchor.constraint(equalToConstant: 40)])
        #expect(red.constraints.count == 1)
    }

    @Test func `Descriptions have Apple's form`() {
        let width = red.widthAnchor.constraint(equalToConstant: 280)
        width.isActive = true
        #expect(width.description.hasPrefix("<NSLayoutConstraint:0x6000"))
        #expect(width.description.contains(" UIView:0x7f8b"))
        #expect(width.description.hasSuffix(".width == 280   (active)>"))
        let leading = red.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20)
        #expect(leading.description.contains(" H:|-(20)-[UIView:0x7f8b"))
        #expect(leading.description.contains("   (inactive, names: '|':UIView:0x7f8b"))
        let trailing = red.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20)
        #expect(trailing.description.contains(".trailing - 20   (inactive)>"))
        trailing.identifier = "edge"
        trailing.priority = .defaultHigh
        #expect(trailing.description.contains(" 'edge' UIView:"))
        #expect(trailing.description.contains(" priority:750 "))
    }

    @Test func `An inequality of an offset is written`() {
        let distance = red.leadingAnchor.anchorWithOffset(to: blue.leadingAnchor)
        let constraint = distance.constraint(greaterThanOrEqualToConstant: 8)
        #expect(constraint.description.contains(".leading - UIView:"))
        #expect(constraint.description.contains(") >= 8 "))
    }

    @Test func `A visual format makes its constraints in order`() {
        let rows = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-20-[red(>=40@750)]-[blue(==red)]-margin-|", options: .alignAllTop,
            metrics: ["margin": 12], views: ["red": red, "blue": blue])
        #expect(rows.count == 6)
        #expect(rows.map(\.constant) == [20, 40, 8, 0, 12, 0])
        #expect(rows[1].relation == .greaterThanOrEqual)
        #expect(rows[1].priority == .defaultHigh)
        #expect(rows[3].secondItem === red)
        #expect(rows[4].firstItem === container)
        #expect(rows[5].firstAttribute == .top)
    }

    @Test func `System spacing is eight points`() {
        let constraint = blue.leadingAnchor.constraint(equalToSystemSpacingAfter: red.trailingAnchor, multiplier: 2)
        #expect(constraint.constant == 16)
        #expect(constraint.description.contains("-(NSLayoutAnchorConstraintSpace(16))-"))
    }

    @Test func `Priorities add and subtract`() {
        #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    }

    @Test func `Constraints may be subclassed`() {
        final class Named: NSLayoutConstraint { var label = "" }
        let constraint = Named(
            item: red, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        constraint.isActive = true
        #expect(red.constraints.first is Named)
    }
}

/// What a programmer may not do ends the process with UIKit's message.
struct ProgrammersErrorTests {
    @Test func `A location cannot equal a constant`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 20)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(text.contains("Location attributes must be specified in pairs."))
    }

    @Test func `Items of different hierarchies cannot be constrained`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let views = (UIView(), UIView())
            views.0.leadingAnchor.constraint(equalTo: views.1.leadingAnchor).isActive = true
            withExtendedLifetime(views) {}
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("because they have no common ancestor.  Does the constraint"))
    }

    @Test func `A visual format error points at its column`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (container, view) = (UIView(), UIView())
            container.addSubview(view)
            _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[foo", views: ["foo": view])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Unable to parse constraint format: \nExpected a ']' here."))
    }
}

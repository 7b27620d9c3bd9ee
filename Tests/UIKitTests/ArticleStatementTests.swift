// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// Statements of the articles about the Swift interface, by their numbers in Tests/coverage.md.
@MainActor
struct ArticleStatementTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func subview() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `S93: Constraints are created, activated and solved, and frames are computed`() {
        let box = subview()
        let constraints = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
        ]
        root.layoutIfNeeded()
        #expect(box.frame.size == .zero)
        NSLayoutConstraint.activate(constraints)
        #expect(box.frame.size == .zero)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    }

    @Test func `S94: A constraint has items, attributes, a relation, multiplier, constant and priority`() {
        let box = subview()
        let constraint = NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .height,
            multiplier: 0.5,
            constant: -8)
        #expect(constraint.firstItem === box && constraint.firstAttribute == .width)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.secondItem === root && constraint.secondAttribute == .height)
        #expect(constraint.multiplier == 0.5 && constraint.constant == -8)
        #expect(constraint.priority == .required && !constraint.isActive)
    }

    @Test func `S97: A chain of calls reduces to constraints`() {
        let box = subview()
        box.chain.center(in: root).width(100).height(box, times: 0.5, priority: .defaultHigh)
        root.layoutIfNeeded()
        #expect(box.frame.width == 100 && box.center == root.center)
        let heights = box.constraints.filter { $0.firstAttribute == .height }
        #expect(heights.map(\.priority) == [.defaultHigh] && heights.map(\.multiplier) == [0.5])
        #expect(box.frame.height == 50)
    }

    @Test func `S98: Anchors are typed by axis, and share a class`() {
        let box = subview()
        let horizontal: [NSLayoutXAxisAnchor] = [
            box.leadingAnchor, box.trailingAnchor, box.leftAnchor, box.rightAnchor, box.centerXAnchor,
        ]
        let vertical: [NSLayoutYAxisAnchor] = [
            box.topAnchor, box.bottomAnchor, box.centerYAnchor, box.firstBaselineAnchor, box.lastBaselineAnchor,
        ]
        let sizes: [NSLayoutDimension] = [box.widthAnchor, box.heightAnchor]
        // The parameter's type makes a mix of axes an error of the compiler.
        func constraint<Axis>(_ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
            first.constraint(equalTo: second)
        }
        let others: [NSLayoutXAxisAnchor] = [
            root.leadingAnchor, root.trailingAnchor, root.leftAnchor, root.rightAnchor, root.centerXAnchor,
        ]
        let all =
            zip(horizontal, others).map { constraint($0, $1) } + vertical.map { constraint($0, root.topAnchor) }
            + sizes.map { constraint($0, root.widthAnchor) }
        #expect(
            all.map(\.firstAttribute) == [
                .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
                .width, .height,
            ])
    }

    @Test func `S99: An anchor takes no part in the layout, a constraint from it does`() {
        let box = subview()
        let anchor = box.widthAnchor
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty && box.constraints.isEmpty)
        anchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 40)
    }

    @Test func `S101: Anchors make equations and both inequalities, with a constant`() {
        let box = subview()
        let constraints = [
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
            box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 2),
            box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 3),
        ]
        #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
        #expect(constraints.map(\.constant) == [1, 2, 3])
    }

    @Test func `S106: A multiplier belongs to dimensions, and a new one takes a new constraint`() {
        let box = subview()
        let half = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        half.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 160)
        #expect(box.heightAnchor.constraint(equalTo: root.heightAnchor).multiplier == 1)
        half.isActive = false
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 80)
    }

    @Test func `S109: Batches have no states between, and are solved once`() {
        final class Counting: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
            }
        }
        let root = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let narrow = box.widthAnchor.constraint(equalToConstant: 100)
        let wide = box.widthAnchor.constraint(equalToConstant: 200)
        var conflicts = 0
        LayoutConflictLog.writesToStandardError = false
        LayoutConflictLog.observer = { _ in conflicts += 1 }
        defer {
            LayoutConflictLog.writesToStandardError = true
            LayoutConflictLog.observer = nil
        }
        NSLayoutConstraint.activate([narrow])
        root.layoutIfNeeded()
        let before = root.passes
        NSLayoutConstraint.deactivate([narrow])
        NSLayoutConstraint.activate([wide])
        root.layoutIfNeeded()
        #expect(box.frame.width == 200 && conflicts == 0 && root.passes == before + 1)
    }

    @Test func `S110: Deactivating constraints that were just created leaves the active ones`() {
        let box = subview()
        func width() -> NSLayoutConstraint { box.widthAnchor.constraint(equalToConstant: 60) }
        NSLayoutConstraint.activate([width()])
        NSLayoutConstraint.deactivate([width()])
        root.layoutIfNeeded()
        #expect(box.frame.width == 60)
    }

    @Test func `S114: Frames follow a pass, which changes of constants and of the superview ask for`() {
        let box = subview()
        let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([leading, box.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
        root.layoutIfNeeded()
        #expect(box.frame.minX == 10 && box.frame.width == 310)
        leading.constant = 30
        #expect(box.frame.minX == 10)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 30 && box.frame.width == 290)
        root.frame.size = CGSize(width: 480, height: 320)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(box.frame.width == 450)
    }
}

/// A small chain, as in libraries: each call makes a constraint.
@MainActor
private struct ConstraintChain {
    let view: UIView

    @discardableResult
    func center(in other: UIView) -> Self {
        view.centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
        return self
    }

    @discardableResult
    func width(_ points: CGFloat) -> Self {
        view.widthAnchor.constraint(equalToConstant: points).isActive = true
        return self
    }

    @discardableResult
    func height(_ other: UIView, times multiplier: CGFloat, priority: UILayoutPriority) -> Self {
        let constraint = view.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: multiplier)
        constraint.priority = priority
        constraint.isActive = true
        return self
    }
}

extension UIView {
    fileprivate var chain: ConstraintChain { ConstraintChain(view: self) }
}

// SPDX-License-Identifier: Apache-2.0
import LayoutLibraries
import Testing
import UIKit

/// Sentences in the words of SnapKit and Then give the constraints that they speak of.
@MainActor
struct LayoutLibraryTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let box = UIView()
    private let label = UILabel().then { $0.text = "Name" }

    init() {
        root.addSubview(box)
        root.addSubview(label)
    }

    private func frame(_ sentences: (ConstraintMaker) -> Void) -> CGRect {
        box.snp.remakeConstraints(sentences)
        root.layoutIfNeeded()
        return box.frame
    }

    @Test func `Edges, centres and sizes are related to the superview or to lengths`() {
        #expect(frame { $0.edges.equalToSuperview().inset(10) } == CGRect(x: 10, y: 10, width: 180, height: 80))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(frame { $0.edges.equalTo(root).inset(insets) } == CGRect(x: 2, y: 1, width: 194, height: 96))
        #expect(
            frame {
                $0.center.equalToSuperview()
                $0.size.equalTo(CGSize(width: 40, height: 20))
            } == CGRect(x: 80, y: 40, width: 40, height: 20))
        #expect(
            frame {
                $0.leading.top.equalToSuperview().offset(8)
                $0.width.equalToSuperview().multipliedBy(0.5).offset(-10)
                $0.height.equalTo(box.snp.width).dividedBy(3)
            } == CGRect(x: 8, y: 8, width: 90, height: 30))
        #expect(
            frame {
                $0.left.top.equalTo(5)
                $0.right.equalTo(root.snp.centerX)
                $0.bottom.lessThanOrEqualToSuperview().priority(.high)
                $0.height.equalTo(500).priority(749)
            } == CGRect(x: 5, y: 5, width: 95, height: 95))
    }

    @Test func `Margins, guides and other views are targets`() {
        root.layoutMargins = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
        #expect(frame { $0.edges.equalTo(root.snp.margins) } == CGRect(x: 6, y: 4, width: 184, height: 88))
        label.snp.makeConstraints { $0.leading.top.equalTo(root.layoutMarginsGuide) }
        let below = frame {
            $0.top.equalTo(label.snp.bottom).offset(2)
            $0.leading.equalTo(label)
            $0.size.equalTo(10)
        }
        #expect(below.origin == CGPoint(x: 6, y: label.frame.maxY + 2))
    }

    @Test func `Constraints are updated, deactivated and removed`() {
        var width: Constraint?
        box.snp.makeConstraints {
            $0.leading.top.height.equalToSuperview()
            width = $0.width.equalTo(30).labeled("width").constraint
        }
        root.layoutIfNeeded()
        #expect(box.frame.width == 30 && width?.layoutConstraints.first?.identifier == "width")
        box.snp.updateConstraints { $0.width.equalTo(50) }
        root.layoutIfNeeded()
        #expect(box.frame.width == 50)
        width?.update(offset: 70)
        root.layoutIfNeeded()
        #expect(box.frame.width == 70)
        width?.deactivate()
        #expect(width?.isActive == false)
        box.snp.removeConstraints()
        #expect(root.constraints.isEmpty)
    }

    @Test func `Sentences of PureLayout and lists of subviews are there`() {
        let (a, b) = (UIView.newAutoLayout(), UIView(forAutoLayout: ()))
        root.addSubviews(a, b)
        a.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2), excludingEdge: .bottom)
        a.autoSetDimension(.height, toSize: 20)
        b.autoPinEdge(.top, to: .bottom, of: a, withOffset: 5)
        b.autoAlignAxis(toSuperviewAxis: .vertical)
        b.autoMatch(.width, to: .width, of: a, withMultiplier: 0.5)
        b.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 2, y: 1, width: 196, height: 20))
        #expect(b.frame == CGRect(x: 51, y: 26, width: 98, height: 64))
    }

    @Test func `A view without superview has no constraints to it`() {
        let alone = UIView()
        alone.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.height.equalTo(3)
        }
        #expect(alone.constraints.count == 1)
    }
}

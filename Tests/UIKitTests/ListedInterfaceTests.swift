// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Everything that layout code of an app uses is there with Apple's names and types: what does not exist does not compile.
/// Each test uses a part of the interface once and checks what has a value without a device.
@MainActor
struct ListedInterfaceTests {
    @Test func `Views have their geometry`() {
        let (superview, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        superview.addSubview(view)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.transform == CGAffineTransform.identity)
        #expect(view.alignmentRectInsets == UIEdgeInsets.zero)
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: superview) == CGPoint(x: 11, y: 22))
        #expect(view.convert(CGRect(x: 11, y: 22, width: 3, height: 4), from: superview).origin == CGPoint(x: 1, y: 2))
        #expect(view.sizeThatFits(.zero) == view.bounds.size)
        view.sizeToFit()
        #expect(view.point(inside: CGPoint(x: 1, y: 1), with: nil))
        #expect(superview.hitTest(CGPoint(x: 12, y: 22), with: nil) === view)
    }

    @Test func `Touches have the interface that overrides of responders use`() {
        let touch = UITouch()
        #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: UIView()) == .zero)
        #expect(touch.phase == .cancelled && touch.tapCount == 0 && touch.timestamp == 0)
        #expect(touch.view == nil && touch.window == nil)
    }

    @Test func `Views have their hierarchy`() {
        let root = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.insertSubview(b, at: 0)
        root.insertSubview(c, aboveSubview: b)
        #expect(root.subviews == [b, c, a])
        root.insertSubview(a, belowSubview: c)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [c, a, b])
        root.bringSubviewToFront(c)
        root.sendSubviewToBack(b)
        #expect(root.subviews == [b, a, c])
        a.tag = 7
        #expect(root.viewWithTag(7) === a)
        #expect(a.isDescendant(of: root) && a.superview === root && a.window == nil)
        a.removeFromSuperview()
        #expect(a.superview == nil)
    }

    @Test func `Margins, guides and direction have their API`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.preservesSuperviewLayoutMargins = true
        view.insetsLayoutMarginsFromSafeArea = false
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.safeAreaInsets == .zero)
        let guides = [
            view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide,
        ]
        #expect(guides.allSatisfy { $0.owningView === view })
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides.contains(guide) && guide.owningView === view)
        view.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }

    @Test func `A subclass of a guide observes its view`() {
        final class ObservingGuide: UILayoutGuide {
            var owners: [UIView?] = []

            override weak var owningView: UIView? {
                didSet { if owningView !== oldValue { owners.append(owningView) } }
            }

            override init() { super.init() }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let (view, other) = (UIView(), UIView())
        let guide = ObservingGuide()
        view.addLayoutGuide(guide)
        guide.owningView = other
        #expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide])
        view.addLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty && view.layoutGuides == [guide])
        let constraint = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
        constraint.isActive = true
        guide.owningView = nil
        #expect(view.layoutGuides.isEmpty && !constraint.isActive)
        #expect(guide.owners == [view, other, nil, view, nil])
    }

    @Test func `A scroll view tells its subclass of adjusted insets`() {
        final class CountingScrollView: UIScrollView {
            var changes: [CGFloat] = []

            override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset.top) }
        }
        let scroll = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset.top = 8
        scroll.contentInset.top = 8
        #expect(scroll.changes == [8])
        scroll.safeAreaInsetsDidChange()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.safeAreaInsetsDidChange()
        #expect(scroll.changes == [8])
        scroll.contentInset.top = 9
        #expect(scroll.changes == [8, 9])
    }

    @Test func `Animations apply at once`() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        #expect(view.alpha == 1)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && ends == [.end] && !animator.isRunning)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.25 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        #expect(view.alpha == 0)
        UIView.animate(springDuration: 0.3, bounce: 0.2) { view.alpha = 1 }
        #expect(view.alpha == 1 && UIView.inheritedAnimationDuration == 0)
    }

    @Test func `Views and guides have their anchors`() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let x = [
            view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
        ]
        let y = [
            view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
        ]
        for anchor in x {
            _ = other.leadingAnchor.constraint(
                equalTo: anchor == view.leftAnchor ? view.leadingAnchor : view.centerXAnchor)
        }
        for anchor in y { _ = other.topAnchor.constraint(greaterThanOrEqualTo: anchor, constant: 1) }
        let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let rows = [
            distance.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            other.heightAnchor.constraint(lessThanOrEqualToConstant: 10),
            other.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            other.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 1),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 1),
            other.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2),
        ]
        NSLayoutConstraint.activate(rows)
        #expect(rows.last?.constant == 16)
        NSLayoutConstraint.deactivate(rows)
        #expect(rows.allSatisfy { !$0.isActive })
    }

    @Test func `Constraints have their API`() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let made = NSLayoutConstraint(
            item: other, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .leadingMargin,
            multiplier: 1, constant: 4)
        made.priority = .defaultHigh + 1 - 2
        made.identifier = "leading"
        made.shouldBeArchived = true
        view.addConstraints([made])
        #expect(view.constraints == [made])
        #expect(made.firstItem === other && made.secondItem === view && made.relation == .greaterThanOrEqual)
        #expect(made.firstAnchor == other.leadingAnchor as NSObject && made.secondAnchor != nil)
        view.removeConstraint(made)
        let formats = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[other(>=20)]-|", options: [.alignAllTop, .directionLeadingToTrailing],
            metrics: ["gap": 12], views: ["other": other])
        #expect(formats.count == 3)
    }

    @Test func `Content and fitting sizes have their API`() {
        let view = UIView()
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.invalidateIntrinsicContentSize()
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        let expanded = view.systemLayoutSizeFitting(
            UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(expanded.width == 10_000)
        #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
        #expect(!UIView.requiresConstraintBasedLayout)
    }

    @Test func `Layout passes and debugging have their API`() {
        let view = UIView()
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        view.layoutIfNeeded()
        #expect(!view.needsUpdateConstraints())
        #expect(!view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(
            view.constraintsAffectingLayout(for: .horizontal).map(\.identifier) == ["UIView-Encapsulated-Layout-Width"])
    }

    @Test func `Views have their appearance`() {
        let view = UIView()
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .systemBackground
        view.tintColor = .systemRed
        view.tintAdjustmentMode = .dimmed
        view.contentMode = .scaleAspectFit
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.separator.cgColor
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.shadowOpacity = 0.2
        #expect(
            view.isHidden && view.alpha == 0.5 && view.layer.cornerRadius == 8 && view.contentMode == .scaleAspectFit)
        view.accessibilityLabel = "label"
        view.accessibilityTraits = [.button, .selected]
        view.isAccessibilityElement = true
        #expect(view.accessibilityLabel == "label" && view.accessibilityTraits.contains(.button))
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap] && tap.view === view)
    }

    @Test func `Apps override what they override in UIKit`() {
        final class Own: UIView {
            override var accessibilityLabel: String? {
                get { "own" }
                set {}
            }
            override var semanticContentAttribute: UISemanticContentAttribute {
                get { .forceLeftToRight }
                set {}
            }
            override var contentMode: UIView.ContentMode {
                get { .center }
                set {}
            }
            override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
            override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
        }
        let view: UIView = Own()
        #expect(view.accessibilityLabel == "own")
        #expect(view.contentMode == .center)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
    }
}

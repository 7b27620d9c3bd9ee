// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A rectangle that takes part in layout like a view, but is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The name of the guide in logs.
    open var identifier = ""
    private let addressNumber = DebugAddress.nextNumber()
    var placeInLayout = PlaceInLayout.none
    var address: DebugAddress { DebugAddress(kind: .object, number: addressNumber) }
    /// For a built-in guide of a view.
    let builtIn: BuiltInGuide?
    /// Whether it is a column, a row or a cell of a grid view of AppKit, which a layout document can have.
    var isOfGridView = false
    private var isMoving = false

    public override init() { builtIn = nil }

    public required init?(coder: NSCoder) { builtIn = nil }

    init(_ guide: BuiltInGuide, of view: UIView, identifier: String) {
        builtIn = guide
        owningView = view
        self.identifier = identifier
    }

    /// The view that the guide belongs to. A subclass may observe it, as the system's setter is called when a view takes a guide.
    open weak var owningView: UIView? {
        didSet {
            guard !isMoving, owningView !== oldValue else { return }
            oldValue?.forget(self)
            owningView?.adopt(self)
        }
    }

    /// Sets the owning view, whose list of guides is changed by the caller.
    func move(to view: UIView?) {
        isMoving = true
        owningView = view
        isMoving = false
    }

    /// Points in the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .centerY)) }

    /// Whether the constraints leave its rectangle open: for debugging.
    open var hasAmbiguousLayout: Bool { owningView?.layoutRoot.layoutHost.isAmbiguous(self) ?? false }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutRoot.layoutHost.constraintsAffectingLayout(of: self, for: axis) ?? []
    }

    open override var description: String {
        MainActor.assumeIsolated {
            "<\(DebugAddress.className(of: self)): \(address); id = \"\(identifier)\"; layoutFrame = \(layoutFrame)>"
        }
    }
}

/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space that the keyboard takes. No keyboard is ever on screen here: its top is the safe area's bottom.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0
}

/// The area that a view controller's bars cover, for `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

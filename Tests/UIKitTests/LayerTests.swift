// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Layers of views and on their own, and values associated with objects.
@MainActor
struct LayerTests {
    @Test func `A view has a layer of the class that it names`() {
        final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
        let view = Gradient(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let layer = view.layer as? CAGradientLayer
        #expect(layer != nil && layer?.frame == view.frame)
        layer?.cornerRadius = 3
        #expect(view.layer.cornerRadius == 3)
    }

    @Test func `A layer on its own keeps its geometry`() {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && layer.position == CGPoint(x: 25, y: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
        let outer = CALayer()
        outer.addSublayer(layer)
        #expect(outer.sublayers?.count == 1 && layer.superlayer === outer)
        layer.removeFromSuperlayer()
        #expect(outer.sublayers == nil)
    }

    @Test func `Values of other objects may be set while one is released`() {
        final class Value {
            let other: NSObject
            init(_ other: NSObject) { self.other = other }
            deinit { LayerTests.note(other) }
        }
        let (view, other) = (UIView(), NSObject())
        objc_setAssociatedObject(view, &LayerTests.key, Value(other), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &LayerTests.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(other, &LayerTests.key) as? Int == 1)
    }

    nonisolated(unsafe) static var key: UInt8 = 0

    nonisolated static func note(_ object: NSObject) {
        objc_setAssociatedObject(object, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    }

    @Test func `Values are released with their view, and assigned objects are not held`() {
        final class Value {}
        weak var known: Value?
        var view: UIView? = UIView()
        do {
            let value = Value()
            known = value
            if let view { objc_setAssociatedObject(view, &LayerTests.key, value, .OBJC_ASSOCIATION_RETAIN) }
        }
        #expect(known != nil)
        view = nil
        #expect(known == nil)
        let other = UIView()
        do { objc_setAssociatedObject(other, &LayerTests.key, Value(), .OBJC_ASSOCIATION_ASSIGN) }
        #expect(objc_getAssociatedObject(other, &LayerTests.key) == nil)
    }

    @Test func `A view with many subviews can be emptied`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<3000 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)).isActive = true
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        for view in root.subviews { view.removeFromSuperview() }
        #expect(root.constraints.isEmpty && root.subviews.isEmpty)
    }
}

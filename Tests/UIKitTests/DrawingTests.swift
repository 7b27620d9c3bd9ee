// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutGeometry
import LayoutModel
import Testing
import UIKit

/// What code draws itself: in `draw(_:)`, in layers, and in images.
@MainActor
struct DrawingTests {
    private static func style(of view: UIView) throws -> ViewStyle {
        try #require(LayoutDocument(of: view).model?.views.first?.style)
    }

    private static func shapes(of view: UIView) throws -> [DrawnShape] {
        try (style(of: view).drawing ?? []).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func `A document has what draw shows, with the state of its context`() throws {
        final class Chart: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.saveGState()
                context.translateBy(x: 50, y: 0)
                context.scaleBy(x: 2, y: 2)
                context.setStrokeColor(UIColor.blue.cgColor)
                context.setLineWidth(3)
                context.setLineDash(phase: 1, lengths: [4, 2])
                context.setLineCap(.round)
                context.move(to: .zero)
                context.addLine(to: CGPoint(x: 10, y: 10))
                context.strokePath()
                context.restoreGState()
                context.setAlpha(0.5)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                "12 %".draw(at: CGPoint(x: 4, y: 30), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
            }
        }
        let view = Chart(frame: Self.frame)
        let shapes = try Self.shapes(of: view)
        #expect(shapes.count == 3)
        #expect(
            shapes[0].path.bounds == Rect(x: 10, y: 10, width: 20, height: 20) && shapes[0].fill == Color(hex: 0xff0000)
        )
        let line = shapes[1]
        #expect(line.path == [.move(Point(x: 50, y: 0)), .line(Point(x: 70, y: 20))] && line.fill == nil)
        #expect(line.lineWidth == 6 && line.lineDash == [8, 4] && line.lineDashPhase == 2 && line.lineCap == .round)
        #expect(line.stroke == Color(hex: 0x0000ff))
        #expect(shapes[2].fill?.alpha == 0.5)
        guard case .text(let text)? = try Self.style(of: view).drawing?.last else {
            Issue.record("there is no text")
            return
        }
        #expect(text.frame.x == 4 && text.frame.y == 30 && text.frame.height > 8 && text.color.alpha == 0.5)
    }

    @Test func `What draw shows ends at the bounds, and a clip`() throws {
        final class Wide: UIView {
            override func draw(_ rect: CGRect) {
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
                UIRectFill(CGRect(x: -10, y: 0, width: 300, height: 20))
            }
        }
        let shape = try #require(try Self.shapes(of: Wide(frame: Self.frame)).first)
        #expect(shape.clips.count == 2 && shape.clips.contains([PathElement](Rect(x: 0, y: 0, width: 100, height: 50))))
    }

    @Test func `A shape layer is a path where the layer is`() throws {
        let view = UIView(frame: Self.frame)
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 5, width: 40, height: 40)
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.green.cgColor
        layer.lineWidth = 4
        layer.lineDashPattern = [6, 3]
        layer.lineJoin = .round
        layer.opacity = 0.5
        view.layer.addSublayer(layer)
        let shape = try #require(try Self.shapes(of: view).first)
        #expect(shape.path.bounds == Rect(x: 10, y: 5, width: 40, height: 40))
        #expect(shape.fill == nil && shape.stroke?.alpha == 0.5 && shape.lineWidth == 4)
        #expect(shape.lineDash == [6, 3] && shape.lineJoin == .round)
        layer.isHidden = true
        #expect(try Self.shapes(of: view).isEmpty)
    }

    @Test func `A ring is drawn as far as its stroke goes`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        layer.fillColor = UIColor.clear.cgColor
        layer.strokeColor = UIColor.black.cgColor
        layer.strokeEnd = 0.25
        view.layer.addSublayer(layer)
        let path = try #require(try Self.shapes(of: view).first).path
        let end = try #require(path.last?.points.first)
        #expect(abs(end.x - 90) < 0.1 && abs(end.y - 50) < 0.1)
        layer.strokeEnd = 0
        #expect(try Self.shapes(of: view).isEmpty)
    }

    @Test func `A gradient layer has its colours between its points`() throws {
        let view = UIView(frame: Self.frame)
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.locations = [0, 0.5]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        view.layer.insertSublayer(layer, at: 0)
        let gradient = try #require(try Self.shapes(of: view).first?.gradient)
        #expect(gradient.stops.map(\.location) == [0, 0.5] && gradient.stops.first?.color == Color(hex: 0xff0000))
        #expect(gradient.start == .zero && gradient.end == Point(x: 100, y: 50) && gradient.radii == nil)
        layer.type = .radial
        #expect(try Self.shapes(of: view).first?.gradient?.radii == Size(width: 100, height: 50))
    }

    @Test func `The layer that a view's class names is drawn, and so is a round one with a border`() throws {
        final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
        let view = Gradient(frame: Self.frame)
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(try Self.shapes(of: view).first?.gradient != nil)
        let badge = CALayer()
        badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        badge.cornerRadius = 10
        badge.backgroundColor = UIColor.red.cgColor
        badge.borderWidth = 2
        view.layer.addSublayer(badge)
        let shape = try #require(try Self.shapes(of: view).last)
        #expect(shape.fill == Color(hex: 0xff0000) && shape.lineWidth == 2 && shape.path.count > 5)
    }

    @Test func `A transformation is in the document and not in frames`() throws {
        let root = UIView(frame: Self.frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let layout = try root.solvedLayout()
        #expect(layout.views.contains { $0.frame.width == 20 && $0.frame.height == 10 })
        let transform = try #require(LayoutDocument(of: root).model?.views.last?.style.transform)
        #expect(abs(transform.b - 2) < 1e-9 && abs(transform.a) < 1e-9)
        view.layer.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    }

    @Test func `A mask clips to the outline of its path`() throws {
        let view = UIView(frame: Self.frame)
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: view.bounds, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath
        view.layer.mask = mask
        #expect(try Self.style(of: view).mask?.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `An image that was drawn is drawn where its view has it`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: image)
        view.frame = Self.frame
        view.contentMode = .scaleAspectFit
        #expect(try Self.shapes(of: view).first?.path.bounds == Rect(x: 25, y: 0, width: 50, height: 50))
        view.image = image.withRenderingMode(.alwaysTemplate)
        view.tintColor = .blue
        #expect(try Self.shapes(of: view).first?.fill == Color(hex: 0x0000ff))
    }

    @Test func `Views that a document makes keep drawing, mask and transformation`() throws {
        let text = """
            { "canvas": { "width": 40, "height": 20 }, "root": { "id": "a", "children": [ { "id": "b",
              "frame": [0, 0, 40, 20], "autoresizing": ["flexibleWidth"],
              "style": { "drawing": [{ "path": "M 0 0 L 10 10 Z", "fill": "#ff0000" }],
                "mask": "M 0 0 L 40 0 L 40 20 Z", "transform": [0, 1, -1, 0, 2, 3] } } ] } }
            """
        let document = LayoutDocument(text)
        let style = try #require(document.read().views.last?.style)
        let view = try UIView(document)
        let again = try #require(LayoutDocument(of: view).model?.views.last?.style)
        #expect(again.drawing == style.drawing)
        #expect(again.mask == style.mask && again.transform == style.transform)
    }
}

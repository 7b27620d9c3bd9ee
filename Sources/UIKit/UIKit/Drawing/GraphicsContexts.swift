// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The contexts in which code draws, the innermost last.
@MainActor
enum GraphicsContexts {
    private static var contexts: [(context: CGContext, scale: CGFloat)] = []

    static var current: CGContext? { contexts.last?.context }

    static func push(_ context: CGContext, scale: CGFloat = UIScreen.main.scale) { contexts.append((context, scale)) }
    static func pop() { _ = contexts.popLast() }

    /// What code draws into a new context.
    static func drawing(in bounds: CGRect, _ draw: () -> Void) -> [DrawnElement] {
        let context = CGContext(bounds: bounds)
        push(context)
        defer { pop() }
        draw()
        return context.drawing
    }

    static var image: UIImage? {
        contexts.last.map { UIImage(drawing: $0.context.drawing, size: $0.context.bounds.size, scale: $0.scale) }
    }
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameter scale: pixels per point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsContexts.push(
        CGContext(bounds: CGRect(origin: .zero, size: size)), scale: scale == 0 ? UIScreen.main.scale : scale)
}

/// An image of what has been drawn in the context so far.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }

@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
